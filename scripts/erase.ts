import { resolve } from 'node:path';
import { validate as isUuid } from 'uuid';
import { retentionMonths } from '@/content/analytics';
import { withClient } from '@/db/connect';
import { copyPerson, type ErasureKey, erasePerson, type PersonalRows } from '@/db/erase';
import type { Aged } from '@/db/erase-before';
import { refuseOtherEncoding } from '@/db/migrate';
import { applicationSchema } from '@/lib/careers/application-schema';
import { eraseAged, readAged } from './erase-before';
import { dayOf, daysAgo, readOptions } from './options';
import { writePrivateFile } from './private-file';
import { Refusal } from './refusal';
import { refuseNewerTables } from './site/database';
import { databaseInWords } from './site/database-refusal';
import { waitForMaintenance } from './site/maintenance';
import { onDatabase } from './site/on-database';
import { printTally } from './tally';
import { plainLine } from './terminal-table';

const help = `npm run erase -- --email <address> | --session <id> | --assessment <id> | --booking <id> | --purchase <id> [--out <file>] | --applications-before <day> | --assessments-before <day> [--yes]

Finds everything of one person: visits, what they did, assessments, applications, deliveries, bookings, purchases and
refunds, wherever one leads to the other. Says what would go; with --yes deletes it, in one transaction, makes the sums
by day without it, and remembers the ids for ${retentionMonths.visits} months, so that an open tab or a provider that repeats itself cannot
write it back. Or all applications, or all assessments, whose purpose is served, with their deliveries, all or none.
  --email       of a careers application, in any spelling; assessments carry no address
  --session     a visit: session_id of the views of the schema reporting
  --assessment  lead_id of the views
  --booking     booking_id of the views: of a call that names no visit and no assessment, as under a privacy signal, or
                where the calendar was opened from elsewhere; who booked it the calendar says
  --purchase    purchase_id or payment_id of the views, likewise; who paid the payment provider says
  --out         a file for nobody but its owner: every row that is found as a line of JSON, with its table, for whoever
                asks for a copy, once you have seen that the names are of one person: who shares a browser is found with the
                other; written before anything is deleted
  --applications-before
                a day, as 2024-05-31: every application that arrived before it (UTC)
  --assessments-before
                the same of assessments. Visits go by their own age, calls and purchases stay
  --yes         deletes
It deletes nothing outside this database: mails and messages about leads, the calendar's and the payment provider's
records, exports and backups are yours to erase.
Exit code 0: found, or deleted, or nothing is that old; 1: nobody found or not done, and a sentence says why; 130:
interrupted.`;

type Options = {
  email?: string;
  session?: string;
  assessment?: string;
  booking?: string;
  purchase?: string;
  'applications-before'?: string;
  'assessments-before'?: string;
};

/** As the form takes it: a name, a list or a slip would find nobody, as if nothing were stored. @throws {Refusal} */
function readEmail(given: string): string {
  const email = applicationSchema.shape.email.safeParse(given);
  if (email.success) return email.data;
  throw new Refusal('--email takes one address alone, as grace@example.com; nothing was done.');
}

/** @throws {Refusal} unless exactly one person, or one kind and a day, is named */
function readKey(options: Options): ErasureKey | Aged {
  const {
    email,
    session,
    assessment,
    booking,
    purchase,
    'applications-before': applications,
    'assessments-before': assessments,
  } = options;
  const given = [email, session, assessment, booking, purchase, applications, assessments];
  if (given.filter((value) => value !== undefined).length !== 1) {
    throw new Refusal(
      'Name one of --email, --session, --assessment, --booking, --purchase, --applications-before and --assessments-before; nothing was done.',
      'As here, with the lone --: npm run erase -- --email somebody@example.com',
    );
  }
  if (applications !== undefined) return readAged('applications', applications);
  if (assessments !== undefined) return readAged('assessments', assessments);
  const id = session ?? assessment;
  if (id !== undefined && !isUuid(id)) throw new Refusal(`${id} is no id; nothing was done.`);
  if (email !== undefined) return { email: readEmail(email) };
  if (booking !== undefined) return { bookingId: booking.trim() };
  if (purchase !== undefined) return { purchaseId: purchase.trim() };
  return session !== undefined ? { sessionId: session } : { assessmentId: assessment ?? '' };
}

/** @throws {Refusal} where a copy is asked for of more than one person */
function refuseCopy({ kind, day }: Aged, out: string | undefined): void {
  if (out === undefined) return;
  throw new Refusal(
    '--out is for what is of one person; nothing was done.',
    `What would go, an export has: npm run export -- --what ${kind === 'assessments' ? 'leads' : kind} --to ${daysAgo(1, day)} --out ${out}`,
  );
}

const nameLine = ({ kind, name, email, at }: PersonalRows['names'][number]) =>
  `  ${kind} of ${dayOf(at)}: ${plainLine([name, email].filter(Boolean).join(', '))}`;

/** Nothing is written where nobody is found. */
async function writeCopy(url: string, key: ErasureKey, file: string): Promise<void> {
  const lines = await waitForMaintenance(url, () => copyPerson(url, key));
  if (lines.length === 0) return;
  await writePrivateFile(
    file,
    lines.map((line) => `${line}\n`),
  );
  console.log(`A copy of every row is in ${resolve(file)}.`);
}

/**
 * `npm run erase`: shows what is stored about one person, as a request under the GDPR asks, or what arrived before a
 * day; with `--yes` it is deleted.
 */
export async function erase(args: string[]): Promise<void> {
  const options = readOptions(
    args,
    {
      email: { type: 'string' },
      session: { type: 'string' },
      assessment: { type: 'string' },
      booking: { type: 'string' },
      purchase: { type: 'string' },
      out: { type: 'string' },
      'applications-before': { type: 'string' },
      'assessments-before': { type: 'string' },
      yes: { type: 'boolean', default: false },
    },
    help,
  );
  if (!options) return;
  const key = readKey(options);
  if ('day' in key) {
    refuseCopy(key, options.out);
    return eraseAged(key, { isFinal: options.yes });
  }
  await onDatabase(async (url) => {
    // Addresses are compared in a form that PostgreSQL knows for no other encoding.
    await withClient(url, refuseOtherEncoding);
    await refuseNewerTables(url, 'what they hold of a person would stay');
    // Before anything goes: a file that cannot be written deletes nothing.
    if (options.out !== undefined) await writeCopy(url, key, options.out);
    const { tables, names } = await waitForMaintenance(url, () =>
      erasePerson(url, key, { isFinal: options.yes }),
    );
    if (tables.every(({ rows }) => rows === 0))
      throw new Refusal(`Nothing of that person is in ${databaseInWords(url)}.`);
    for (const name of names) console.log(nameLine(name));
    printTally(tables, options.yes ? 'deleted' : 'would go');
    if (!options.yes) console.log('Nothing was deleted. With --yes it is.');
  });
}
