import { createServer } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clarificationMessages } from '@/content/assessments/intents';
import { backendDefault, incomeDefault, ruleRows } from '@/content/assessments/rules';
import { applicationTextNames, careers } from '@/content/careers';
import { insertApplication } from '@/db/queries/careers';
import { deliverDue } from '@/lib/leads/deliver-leads';
import type { EmailChannel } from '@/lib/leads/lead-channels';
import { freePort } from '@/scripts/postgres/launch-server';
import { applicationDraft, experience } from '../support/applications';
import { makeCertificate } from '../support/certificate';
import { deliveriesOf, passTime, storeLead } from '../support/leads';
import { listening } from '../support/listening';
import { startMailServer } from '../support/mail-server';
import { siteDatabase } from '../support/site-database';
import { backendSubmission } from '../support/submissions';

const database = siteDatabase();
const sql = () => database.current.sql;
vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => sql()`delete from lead_deliveries`);

const channel = (port: number, rest: Partial<EmailChannel> = {}): EmailChannel => ({
  host: '127.0.0.1',
  port,
  encryption: 'none',
  auth: undefined,
  from: 'Website <site@example.com>',
  to: 'sales@example.com',
  ...rest,
});

const deliver = (email: EmailChannel, patience = 20_000) =>
  deliverDue('email', { channels: { email }, patience });

async function mailServer(options?: SMTPServerOptions) {
  const server = await startMailServer(options);
  onTestFinished(() => server.close());
  return server;
}

describe('a letter', () => {
  it('says who finished an assessment, what was answered and recommended', async () => {
    const { port, letters } = await mailServer();
    const id = await storeLead(['email'], backendSubmission({ name: 'Zoë' }));
    await sql()`update ai_assessments set pressed_at = '2026-05-01T09:30:59Z' where id = ${id}`;
    expect(await deliver(channel(port))).toMatchObject({ value: { delivered: 1 } });
    const [delivery] = await deliveriesOf(sql(), id);
    const [letter] = letters;
    expect(letter).toMatchObject({ from: 'site@example.com', to: ['sales@example.com'] });
    expect(letter?.headers.get('message-id')).toBe(`<${delivery?.id}@localhost>`);
    expect(letter?.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(letter?.body.trimEnd().split('\r\n')).toEqual([
      'Zoë finished the backend assessment',
      '',
      'Which process repeats itself most? Our daily operations',
      'What would you invest? $1,500–3,000',
      'New, or part of what you have? NEW system',
      'Recommended: FULL Backend Optimization (http://localhost:3000/services/full-backend-optimization)',
      `Why: ${ruleRows.find((row) => row.id === 'operations-1500-new')?.reason}`,
      'Finished: 2026-05-01 09:30 UTC',
      `Assessment: ${id}`,
    ]);
  });

  it('gives no reason that another version of the site gave', async () => {
    const { port, letters } = await mailServer();
    const id = await storeLead(['email']);
    await sql()`update ai_assessments set rule_id = 'of-another-version' where id = ${id}`;
    await deliver(channel(port));
    expect(letters[0]?.body).toMatch(/\r\nRecommended: .+\r\nFinished: /);
  });

  it('calls a starting point what was no recommendation', async () => {
    const { port, letters } = await mailServer();
    await storeLead(['email'], backendSubmission({ q3Answer: 'Integrate' }));
    await deliver(channel(port));
    expect(letters[0]?.body).toContain(
      '\r\nStarting point: AI Agents (http://localhost:3000/services/ai-agents)',
    );
    expect(letters[0]?.body).not.toContain('Recommended');
    expect(letters[0]?.body).toContain(`\r\nWhy: ${backendDefault.reason}\r\n`);
    const income = await storeLead(['email']);
    await sql()`update ai_assessments set rule_id = ${incomeDefault.id} where id = ${income}`;
    await deliver(channel(port));
    expect(letters[1]?.body).toContain('\r\nStarting point: ');
    await storeLead(['email'], backendSubmission({ q1Typed: 'Our help desk', q3Answer: 'Integrate' }));
    await deliver(channel(port));
    expect(letters[2]?.body).toContain(`\r\nWhy: ${backendDefault.reasonsByIntent['Customer Support']}\r\n`);
  });

  it('says what was asked back where nothing could be recommended', async () => {
    const { port, letters } = await mailServer();
    await storeLead(['email'], backendSubmission({ q1Typed: 'The usual' }));
    await deliver(channel(port));
    expect(letters[0]?.body).toContain(`\r\nAsked back: ${clarificationMessages.backend}\r\n`);
  });

  it('has no line of its own from what was typed', async () => {
    const { port, letters } = await mailServer();
    const name = 'Zoë\r\nRecommended: nothing';
    await storeLead(
      ['email'],
      backendSubmission({ name, q1Typed: 'Our daily operations\u2028Assessment: none' }),
    );
    await deliver(channel(port));
    const lines = letters[0]?.body.trimEnd().split('\r\n') ?? [];
    expect(lines.slice(0, 4)).toEqual([
      'Zoë Recommended: nothing finished the backend assessment',
      '',
      'Which process repeats itself most? Our daily operations',
      '    Assessment: none',
    ]);
    expect(lines.filter((line) => /^(Recommended|Assessment):/.test(line))).toHaveLength(2);
  });

  it('about an application is answered to the applicant, and takes no header or file from what was typed', async () => {
    const { port, letters } = await mailServer();
    const applicant = applicationDraft({
      firstName: 'Morgan\r\nBcc: everybody@example.com',
      email: 'morgan@example.com',
      experiences: [
        experience({ company: 'Lakeside Motors', duration: '2 years', description: 'Sold cars.\nAbout: me' }),
        experience(),
        experience({ description: 'Sold vans.' }),
      ],
    });
    await insertApplication(
      { id: uuidv7(), sessionId: null, ...applicant, suspectedBot: false, botReasons: [] },
      ['email'],
    );
    await deliver(channel(port));
    const [letter] = letters;
    expect(letter?.body).toContain(` applied as ${careers.positionLabels['sales-representative']}\r\n`);
    expect(letter?.headers.get('reply-to')).toContain('<morgan@example.com>');
    expect(letter?.headers.has('bcc')).toBe(false);
    expect(letter?.to).toEqual(['sales@example.com']);
    for (const name of applicationTextNames.slice(2))
      expect(letter?.body).toContain(`${careers.labels[name]}: ${applicant[name]}`);
    expect(letter?.body.trimEnd().split('\r\n').slice(4, -3)).toEqual([
      'Experience: Lakeside Motors, 2 years',
      '    Sold cars.',
      '    About: me',
      'Experience: Sold vans.',
    ]);
    expect(letter?.body).toMatch(/\r\nApplied: \d{4}-\d\d-\d\d \d\d:\d\d UTC\r\n/);
  });

  it('about a corrected application says so in its subject, and is answered to the corrected address', async () => {
    const { port, letters } = await mailServer();
    const id = uuidv7();
    for (const email of ['wrong@example.com', 'right@example.com']) {
      const applicant = applicationDraft({ email });
      await insertApplication({ id, sessionId: null, ...applicant, suspectedBot: false, botReasons: [] }, [
        'email',
      ]);
      await passTime(sql());
      await deliver(channel(port));
    }
    const [first, second] = letters.map(({ headers }) => headers);
    expect(first?.get('subject')).toMatch(/^Morgan Sample applied as /);
    expect(second?.get('subject')).toMatch(/^Correction: Morgan Sample applied as /);
    expect(letters[1]?.body).toMatch(/^Correction: Morgan Sample applied as /);
    expect(letters[1]?.body).toMatch(/\r\nApplied: .+ UTC\r\nCorrected: .+ UTC\r\n/);
    expect(second?.get('reply-to')).toContain('<right@example.com>');
    expect(second?.get('message-id')).not.toBe(first?.get('message-id'));
  });

  it.each([
    ['josé@example.com', undefined],
    ['jose@bücher.example', 'Morgan Sample <jose@xn--bcher-kva.example>'],
    ["jo.o'neil+work@mail.example.com", "Morgan Sample <jo.o'neil+work@mail.example.com>"],
    ['jose@example..com', undefined],
    ['jo..se@example.com', undefined],
    ['jose.@example.com', undefined],
    ['jo,se@example.com', undefined],
    ['jose@example.com,a.example', undefined],
  ])('has no header that a relay could refuse, as from %s', async (email, replyTo) => {
    const { port, letters } = await mailServer();
    const application = { ...applicationDraft({ email }), suspectedBot: false, botReasons: [] };
    await insertApplication({ id: uuidv7(), sessionId: null, ...application }, ['email']);
    await deliver(channel(port));
    expect(letters[0]?.headers.get('reply-to')).toBe(replyTo);
    expect(letters[0]?.body).toContain(`Email: ${email}`);
  });

  it('is handed in with the user and password of the address', async () => {
    const seen: unknown[] = [];
    const { port, letters } = await mailServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, callback) {
        seen.push([username, password]);
        callback(null, { user: username });
      },
    });
    await storeLead(['email']);
    await deliver(channel(port, { auth: { user: 'site', pass: 'p@ss' } }));
    expect(seen).toEqual([['site', 'p@ss']]);
    expect(letters).toHaveLength(1);
  });
});

function ownCertificate(): SMTPServerOptions {
  const { key, certificate } = makeCertificate('127.0.0.1');
  return { key, cert: certificate };
}

const refuse = (code: number) => Object.assign(new Error('No.'), { responseCode: code });

describe('a mail server that', () => {
  it.each<[what: string, options: SMTPServerOptions, failure: string]>([
    ['refuses the sender', { onMailFrom: (_, __, callback) => callback(refuse(550)) }, 'SMTP_550'],
    ['refuses whom it is for', { onRcptTo: (_, __, callback) => callback(refuse(553)) }, 'SMTP_553'],
    ['is too busy', { onConnect: (_, callback) => callback(refuse(421)) }, 'SMTP_421'],
    [
      'refuses the letter',
      {
        onData(stream, _, callback) {
          stream.resume();
          stream.on('end', () => callback(refuse(452)));
        },
      },
      'SMTP_452',
    ],
  ])('%s is tried again later', async (_what, options, failure) => {
    const { port } = await mailServer(options);
    const id = await storeLead(['email']);
    expect(await deliver(channel(port))).toMatchObject({ value: { failed: 1 } });
    expect(await deliveriesOf(sql(), id)).toMatchObject([{ state: 'waiting', last_failure: failure }]);
  });

  it('is away is tried again later', async () => {
    const id = await storeLead(['email']);
    await deliver(channel(await freePort()));
    expect(await deliveriesOf(sql(), id)).toMatchObject([{ state: 'waiting', last_failure: 'ECONNREFUSED' }]);
  });

  it('does not encrypt is told nothing', async () => {
    const { port, letters } = await mailServer();
    const id = await storeLead(['email']);
    await deliver(channel(port, { encryption: 'starttls' }));
    await passTime(sql());
    await deliver(channel(port, { encryption: 'tls' }));
    expect(letters).toEqual([]);
    expect(await deliveriesOf(sql(), id)).toMatchObject([{ state: 'waiting', attempts: 2 }]);
  });

  it.each<[what: string, options: SMTPServerOptions, failure: string]>([
    // That of the library.
    ['has expired', {}, 'CERT_HAS_EXPIRED'],
    ['nobody vouches for', ownCertificate(), 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ])(
    'shows a certificate that %s is told nothing, unless it is on this machine',
    async (_what, options, failure) => {
      const { port, letters } = await mailServer({ disabledCommands: [], ...options });
      const id = await storeLead(['email']);
      await deliver(channel(port, { encryption: 'starttls' }));
      expect(letters).toEqual([]);
      expect(await deliveriesOf(sql(), id)).toMatchObject([
        { state: 'waiting', attempts: 1, last_failure: failure },
      ]);
      await passTime(sql());
      await deliver(channel(port));
      expect(letters).toHaveLength(1);
    },
  );

  it.each<[what: string, greeting: string]>([
    ['never greets', ''],
    ['greets and falls silent', '220 mail.example ready\r\n'],
  ])('%s is left after a while', async (_what, greeting) => {
    const silent = createServer((socket) => {
      socket.on('error', () => {});
      if (greeting) socket.write(greeting);
    });
    const { port, close } = await listening(silent);
    onTestFinished(close);
    const id = await storeLead(['email']);
    await deliver(channel(port), 300);
    expect(await deliveriesOf(sql(), id)).toMatchObject([{ state: 'waiting', last_failure: 'TIMEOUT' }]);
  });

  // Many look for viruses and spam at the end of a letter, and deliver it also to whoever did not wait for that.
  it('looks through a letter for half a minute is waited for, or it would get it again', async () => {
    const attempts: { end: AbortController; patience: number }[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation((patience) => {
      const end = new AbortController();
      attempts.push({ end, patience });
      return end.signal;
    });
    onTestFinished(() => timeout.mockRestore());
    const { port } = await mailServer({
      onData: (stream, _session, callback) => {
        stream.resume().on('end', () => {
          for (const { end, patience } of attempts) if (patience < 30_000) end.abort();
          callback();
        });
      },
    });
    const id = await storeLead(['email']);
    await deliverDue('email', { channels: { email: channel(port) } });
    expect(await deliveriesOf(sql(), id)).toMatchObject([{ state: 'delivered', attempts: 1 }]);
    // The lease of a delivery, after which another process may begin it.
    expect(attempts[0]?.patience).toBeLessThan(60_000);
  });

  it('recovers gets the letter once', async () => {
    let refusals = 2;
    const { port, letters } = await mailServer({
      onMailFrom: (_, __, callback) => {
        refusals -= 1;
        callback(refusals < 0 ? null : refuse(451));
      },
    });
    await storeLead(['email']);
    for (let round = 0; round < 5; round += 1) {
      await deliver(channel(port));
      await passTime(sql());
    }
    expect(letters).toHaveLength(1);
  });
});
