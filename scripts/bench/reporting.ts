import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { refreshRollups } from '@/db/reporting/rollups';
import { viewNames } from '@/db/reporting/views';
import { onShutdown } from '@/scripts/site/shutdown';
import { median } from '@/scripts/statistics';
import { openBenchDatabase } from './ingest';

/** Each visit has 14 events on pages, and every fifth one has 10 steps of a journey: a million in all. */
const MILLION_EVENTS = 62_500;

/** Each visit begins this many seconds after the one before: a million events are three months of a busy site. */
const APART_SECONDS = 124;

/** Statements that fill each table, in order, with what this many visits leave behind; the last visit begins now. */
export const fillSql = (visits: number) => ({
  user_sessions: `
    insert into user_sessions (session_id, created_at, started_at, user_agent, referrer, device_type, browser_name,
      os_name, screen_resolution, viewport_size, utm_source, utm_medium, utm_campaign, page_views_count, session_end,
      total_duration_seconds, is_bounce, updated_at, suspected_bot, bot_reasons)
    select gen_random_uuid(), at, at,
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
      case n % 4 when 0 then 'https://www.example.com/news' end, (array['desktop', 'mobile', 'tablet'])[1 + n % 3],
      'Chrome', 'Windows', '1440x900', '1440x800', case n % 3 when 0 then 'newsletter' end,
      case n % 3 when 0 then 'email' end, case n % 3 when 0 then 'campaign-' || n % 20 end, 4, at + interval '190 s',
      190, false, at + interval '190 s', n % 100 = 0, case n % 100 when 0 then '{webdriver}' else '{}' end::text[]
    from generate_series(1, ${visits}) as n,
      lateral (select now() - (${visits} - n) * interval '${APART_SECONDS} s') as t(at)`,
  website_analytics: `
    insert into website_analytics (session_id, id, created_at, occurred_at, occurred_on, sequence_number, event_type,
      page_url, page_title, previous_page, view_id, element_type, element_id, element_text, scroll_depth_percent,
      time_on_page_seconds, error_message, form_name, field_name, custom_properties)
    select session_id, gen_random_uuid(), at, at, at::date, n, kind, '/page-' || place, 'A page',
      case when n > 4 then '/page-' || (place + 1) % 40 end,
      ('00000000-0000-4000-8000-' || lpad((hash % 1000000)::text, 12, '0'))::uuid,
      case kind when 'click' then 'a' end, case kind when 'click' then
        case hash % 50 when 0 then 'contact-calendar' when 1 then 'workflow-buy-bundle' else 'call-' || hash % 12 end end,
      case kind when 'click' then 'Book a call' end, case kind when 'scroll_depth' then hash % 101 end,
      case kind when 'page_exit' then hash % 90 end, case kind when 'error' then 'Failure ' || hash % 30 end,
      case kind when 'form_error' then 'application' end, case kind when 'form_error' then 'email' end,
      case kind when 'web_vital' then jsonb_build_object('name', (array['LCP', 'CLS', 'INP', 'TTFB', 'FCP'])[1 + hash % 5],
          'value', hash % 4000, 'rating', 'good')
        when 'error' then '{"error_type": "Error", "filename": "/a.js"}'
        when 'form_error' then '{"code": "too_small"}'
        when 'click' then jsonb_build_object('href', '/page-' || hash % 9) end
    from user_sessions, generate_series(1, 14) as n,
      lateral (select started_at + n * interval '12 s', abs(hashtext(session_id::text || n)),
        (array['page_view', 'web_vital', 'scroll_depth', 'page_exit', 'page_view', 'click', 'web_vital', 'page_exit',
          'page_view', 'scroll_depth', 'page_exit', 'page_view', 'click', 'page_exit'])[n]) as t(at, hash, usual),
      lateral (select hash % 40, case when usual = 'web_vital' and hash % 60 = 0 then 'error'
        when usual = 'web_vital' and hash % 60 = 1 then 'form_error' else usual end) as p(place, kind)
    order by t.at`,
  ai_journey_analytics: `
    insert into ai_journey_analytics (session_id, id, created_at, occurred_at, occurred_on, sequence_number, journey_id,
      assessment_id, event_type, question_number, answer_selected, time_spent_seconds, is_back_navigation,
      action_taken, completion_percentage, total_questions, custom_data)
    select session_id, gen_random_uuid(), at, at, at::date, 14 + n, session_id,
      case when n > 8 then session_id end,
      (array['journey_start', 'question_view', 'question_answer', 'question_view', 'question_answer', 'question_view',
        'question_answer', 'question_back', 'journey_complete', 'recommendation_action'])[n],
      (array[null, 1, 1, 2, 2, 3, 3, 2, null, null])[n], 'An answer', 4, n = 8, case n when 10 then 'contact' end, 50, 3,
      '{"assessment_type": "backend"}'
    from (select *, row_number() over (order by started_at) as place from user_sessions) as session,
      generate_series(1, 10) as n, lateral (select started_at + n * interval '9 s') as t(at)
    where place % 5 = 0 order by t.at`,
  ai_assessments: `
    insert into ai_assessments (id, created_at, pressed_at, session_id, assessment_type, name, q1_typed, q2_answer,
      q3_answer, user_intent, recommended_service, service_path, is_rotation, rotation_services, needs_clarification,
      clarification_message, rule_id, turn)
    select distinct on (session_id) session_id, occurred_at, occurred_at, session_id, 'backend', 'Somebody',
      'operations', '$10K+', 'Integrate', case when understood then 'operations' else 'Unknown' end,
      case when understood then 'Service ' || hash % 9 end, case when understood then '/services/any' end, false, '{}',
      not understood, case when not understood then 'What do you mean?' end, case when understood then 'rule-' || hash % 20 end, 0
    from ai_journey_analytics, lateral (select abs(hashtext(session_id::text))) as h(hash),
      lateral (select hash % 25 > 0) as u(understood)
    where event_type = 'journey_complete'`,
  bookings: `
    insert into bookings (invitee_id, session_id, assessment_id, booked_at, starts_at, ends_at, is_rescheduled)
    select id, session_id, id, pressed_at, pressed_at, pressed_at, false from ai_assessments
    where hashtext(id::text) % 20 = 0`,
  purchases: `
    insert into purchases (checkout_id, session_id, assessment_id, item, payment_id, amount, currency, state,
      purchased_at, is_test)
    select id, session_id, id, 'bundle', id, 4900, 'usd', (array['paid', 'pending'])[1 + hash % 30], pressed_at, false
    from ai_assessments, lateral (select abs(hashtext(id::text))) as h(hash) where hash % 30 < 2`,
  lead_deliveries: `
    insert into lead_deliveries (channel, assessment_id, state, settled_at)
    select 'webhook', id, 'delivered', pressed_at from ai_assessments`,
  career_applications: `
    insert into career_applications (id, created_at, session_id, first_name, last_name, phone_number, email, position,
      experiences, about_yourself, suspected_bot, bot_reasons)
    select gen_random_uuid(), started_at, session_id, 'Some', 'Body', '+1 555 0100', 'body@example.com', 'A position', '[]', 'About', false, '{}'
    from user_sessions where hashtext(session_id::text) % 60 = 0`,
});

/** Views about one visit or person are asked about one; all others for everything they have. */
const questionSql: Partial<Record<(typeof viewNames)[number], string>> = {
  timeline: 'where session_id = (select session_id from ai_assessments limit 1)',
  lead_timeline: 'where lead_id = (select id from ai_assessments limit 1)',
};

const RUNS = 5;
const GOAL_MS = 200;

/** Milliseconds until the database has produced all rows, as the median of several runs. */
async function measure(sql: postgres.Sql, query: string): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const begun = performance.now();
    await sql.unsafe(`select count(*), max(row::text) from (${query}) as row`);
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** For a database that is filled once and then only read. */
const settings = { fsync: 'off', synchronous_commit: 'off', max_wal_size: '4GB' };

const secondsSince = (begun: number) => ((performance.now() - begun) / 1000).toFixed(1);

const exported = ['leads', 'applications', 'sessions', 'events', 'bots'] as const;

/** What staff run, with its name in the table: everything there is, written to files that are thrown away. */
const staffCommands = (folder: string): [name: string, args: string[]][] => [
  ['report, 90 days', ['report', '--days', '90', '--out', join(folder, 'report.html')]],
  ...exported.map((what): [string, string[]] => [
    `export, ${what}`,
    ['export-data', '--what', what, '--out', join(folder, `${what}.csv`)],
  ]),
];

/** Makes a process write, as its last line, how many megabytes it used at most. */
const sayMemory = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => console.error(Math.round(process.resourceUsage().maxRSS / 1024)))",
)}`;

/** Runs a command of the site in a process of its own. @returns how many megabytes it used at most */
async function peakMemory(args: string[], url: string): Promise<number> {
  const env = { ...process.env, DATABASE_URL: url };
  const command = spawn(process.execPath, ['--import', sayMemory, 'scripts/run.mjs', ...args], { env });
  let said = '';
  command.stdout.resume();
  command.stderr.on('data', (text) => {
    said += text;
  });
  const [code] = await once(command, 'close');
  const memory = Number(said.trim().split('\n').at(-1));
  if (code !== 0 || !(memory > 0)) throw new Error(`${args.join(' ')} failed: ${said}`);
  return memory;
}

/** Fills a database with a million events, makes the sums, and prints how long each view, report and export takes. */
export async function benchReporting(): Promise<void> {
  const { url, folder } = await openBenchDatabase(settings);
  const sql = postgres(url, { max: 1, onnotice: () => {}, connection: { TimeZone: 'UTC' } });
  onShutdown(() => sql.end({ timeout: 1 }));
  for (const [table, statement] of Object.entries(fillSql(MILLION_EVENTS))) {
    const begun = performance.now();
    const { count } = await sql.unsafe(statement);
    await sql.unsafe(`vacuum (analyze) ${table}`);
    console.log(
      `${table.padEnd(22)}${count.toLocaleString('en').padStart(10)} rows in ${secondsSince(begun)} s`,
    );
  }
  for (const what of ['All sums by day', 'Those of the last day again']) {
    const begun = performance.now();
    await refreshRollups(sql);
    console.log(`${what}: ${secondsSince(begun)} s`);
  }
  await sql.unsafe('analyze');
  console.log(
    `\nMedian of ${RUNS}, ${cpus().length} processors, load average ${loadavg()[0]?.toFixed(1)}; goal ${GOAL_MS} ms.`,
  );
  for (const name of viewNames) {
    const time = await measure(sql, `select * from reporting.${name} ${questionSql[name] ?? ''}`);
    console.log(`  ${name.padEnd(18)}${time.toFixed(0).padStart(6)} ms${time > GOAL_MS ? '  missed' : ''}`);
  }
  console.log('\nCommands, from the press of the key to the file, and the memory of their process:');
  for (const [name, args] of staffCommands(folder)) {
    const begun = performance.now();
    const memory = await peakMemory(args, url);
    console.log(`  ${name.padEnd(22)}${secondsSince(begun).padStart(6)} s${String(memory).padStart(6)} MB`);
  }
}
