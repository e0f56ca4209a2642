import { assessments } from '@/content/assessments/questions';
import { backendDefault, incomeDefault, ruleRows } from '@/content/assessments/rules';
import { type ApplicationTextName, applicationTextNames, careers } from '@/content/careers';
import { minuteInUtc } from '@/content/wording';
import type { Lead } from '@/db/queries/leads';
import { reasonFor } from '@/lib/assessments/recommend';
import { experienceText } from '@/lib/careers/experience-text';
import { env } from '@/lib/env';

type Assessment = NonNullable<Lead['assessment']>;
type Application = NonNullable<Lead['application']>;
type Visit = NonNullable<Lead['origin']>;

/** Every line break in Unicode. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** One line of the text a person reads. */
type Fact = [label: string, value: string];

/** A lead as it is sent: `type`, `timestamp` and `data` for programs, a headline and facts for people. */
export type LeadMessage = {
  type: 'assessment.completed' | 'application.received';
  /** When the lead was stored, or corrected, ISO 8601. */
  timestamp: string;
  data: Record<string, unknown>;
  headline: string;
  facts: Fact[];
  /** Whom a reply goes to, if an address is known. */
  replyTo?: { name: string; address: string };
};

const oneLine = (text: string) => text.replaceAll(lineBreak, ' ');

function describeAnswers(row: Assessment): { question: string; answer: string }[] {
  const { questions } = assessments[row.assessmentType];
  const asked = questions.filter(({ field }) => field !== 'name');
  return asked.map(({ field, label }) => ({ question: label, answer: row[field] ?? '' }));
}

/** What brought the visitor to the site, if the visit was measured. */
function describeCampaign(visit: Visit) {
  const { utmSource, utmMedium, utmCampaign, utmTerm, utmContent, referrer } = visit;
  return {
    source: utmSource,
    medium: utmMedium,
    campaign: utmCampaign,
    term: utmTerm,
    content: utmContent,
    referrer,
  };
}

function campaignFacts(origin: Visit | null): Fact[] {
  if (!origin) return [];
  const { referrer, ...campaign } = describeCampaign(origin);
  const parts = Object.values(campaign).filter((part) => part !== null);
  return [
    ...(parts.length > 0 ? [['Campaign', parts.join(' / ')] satisfies Fact] : []),
    ...(referrer ? [['Came from', referrer] satisfies Fact] : []),
  ];
}

const defaultRules: readonly (string | null)[] = [backendDefault.id, incomeDefault.id];

/** Named as the visitor was told: no rule stands for the service of a default row. */
const resultLabel = (ruleId: string | null) =>
  defaultRules.includes(ruleId) ? 'Starting point' : 'Recommended';

/** As the visitor was told it; null where no rule decided, or one of another version. */
function reasonOf({ ruleId, userIntent }: Assessment): string | null {
  const row = ruleRows.find(({ id }) => id === ruleId);
  return row ? reasonFor(row, userIntent) : null;
}

/** A message may come days after its lead: from a browser that was offline, or to a receiver that was away. */
const minuteOf = (moment: Date) => `${minuteInUtc(moment)} UTC`;

function assessmentMessage(row: Assessment, origin: Visit | null): LeadMessage {
  const answers = describeAnswers(row);
  const url = row.servicePath && new URL(row.servicePath, env().SITE_URL).href;
  const reason = reasonOf(row);
  const recommendation = row.recommendedService
    ? { service: row.recommendedService, url, rule: row.ruleId, reason }
    : null;
  const result: Fact = recommendation
    ? [resultLabel(row.ruleId), `${recommendation.service} (${url})`]
    : ['Asked back', row.clarificationMessage ?? ''];
  return {
    type: 'assessment.completed',
    timestamp: row.createdAt.toISOString(),
    data: {
      id: row.id,
      created_at: row.createdAt.toISOString(),
      pressed_at: row.pressedAt.toISOString(),
      session_id: row.sessionId,
      assessment_type: row.assessmentType,
      name: row.name,
      answers,
      intent: row.userIntent,
      recommendation,
      clarification: row.clarificationMessage,
      campaign: origin && describeCampaign(origin),
    },
    headline: `${oneLine(row.name)} finished the ${row.assessmentType} assessment`,
    facts: [
      ...answers.map(({ question, answer }): Fact => [question, answer]),
      result,
      ...(reason ? [['Why', reason] satisfies Fact] : []),
      ['Finished', minuteOf(row.pressedAt)],
      ...campaignFacts(origin),
      ['Assessment', row.id],
    ],
  };
}

const positionLabels = new Map<string, string>(Object.entries(careers.positionLabels));

/** Leaves out an experience in which nothing was typed: it is valid, but says nothing. */
const experienceFacts = (experiences: Application['experiences']): Fact[] =>
  experiences
    .map(experienceText)
    .filter(Boolean)
    .map((text) => ['Experience', text]);

/** The name of the column that holds a text of the form. */
const columnOf = (name: ApplicationTextName) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const applicationTexts = (row: Application) =>
  Object.fromEntries(applicationTextNames.map((name) => [columnOf(name), row[name]]));

/** Without the names, which are in the headline. */
const applicationTextFacts = (row: Application): Fact[] =>
  applicationTextNames
    .filter((name) => name !== 'firstName' && name !== 'lastName')
    .map((name) => [careers.labels[name], row[name] ?? '']);

/**
 * A correction has the type of what it corrects: receivers sort by types, and one that they have never heard of would be
 * dropped without a word (decision 0285).
 */
function applicationMessage(row: Application, origin: Visit | null, isCorrection: boolean): LeadMessage {
  const name = `${row.firstName} ${row.lastName}`;
  const applied = `${oneLine(name)} applied as ${positionLabels.get(row.position) ?? row.position}`;
  return {
    type: 'application.received',
    timestamp: (row.correctedAt ?? row.createdAt).toISOString(),
    data: {
      id: row.id,
      created_at: row.createdAt.toISOString(),
      corrected_at: row.correctedAt?.toISOString() ?? null,
      is_correction: isCorrection,
      session_id: row.sessionId,
      ...applicationTexts(row),
      position: row.position,
      experiences: row.experiences.map(({ id: _, ...experience }) => experience),
      about_yourself: row.aboutYourself,
      campaign: origin && describeCampaign(origin),
    },
    headline: isCorrection ? `Correction: ${applied}` : applied,
    facts: [
      ...applicationTextFacts(row),
      ...experienceFacts(row.experiences),
      ['About', row.aboutYourself],
      ['Applied', minuteOf(row.createdAt)],
      ...(row.correctedAt ? [['Corrected', minuteOf(row.correctedAt)] satisfies Fact] : []),
      ...campaignFacts(origin),
      ['Application', row.id],
    ],
    replyTo: { name, address: row.email },
  };
}

/** What is said about a lead; `undefined` if it has been erased meanwhile. */
export function leadMessage({
  assessment,
  application,
  origin,
  isCorrection,
}: Lead): LeadMessage | undefined {
  if (assessment) return assessmentMessage(assessment, origin);
  return application ? applicationMessage(application, origin, isCorrection) : undefined;
}

/** The facts as lines of text. Further lines of a value are indented, so that nobody can write a fact into another. */
export const factLines = ({ facts }: LeadMessage): string =>
  facts
    .map(
      ([label, value]) =>
        `${label}${label.endsWith('?') ? '' : ':'} ${value.replaceAll(lineBreak, '\n    ')}`,
    )
    .join('\n');
