import { type AssessmentAnswers, type AssessmentType, assessments } from '@/content/assessments/questions';
import { rotatingRuleIds } from '@/content/assessments/rules';
import { answersSchema } from '@/lib/assessments/answers-schema';
import type { Chance } from './chance';
import { sampleNames, sampleSurname } from './visitors';

/** What people write, some of it in words that no rule understands; the engine reads it as it reads anybody's. */
const backendTexts: readonly [string, ...string[]] = [
  'The same client questions every day, by email and chat',
  'Support tickets: we sort them by hand each morning',
  'Customer support on weekends, nobody wants the shift',
  'Our help desk resets passwords all day',
  'Daily operations, mostly copying orders from one system to the other',
  'A workflow of eleven steps for every new client',
  'Data processing: invoices come as PDF and leave as a spreadsheet',
  'Too many small tasks between the CRM and the calendar',
  'Integration of the shop with our books',
  'Backend work after each sale',
  'Writing quotes',
  'Paperwork',
  'I type the same things again and again',
];

const incomeTexts: readonly [string, ...string[]] = [
  'Mostly referrals, a few from networking',
  'Referrals',
  'Our website, and ads in the season',
  'Google ads',
  'Organic traffic to two old articles',
  'Cold calls, forty a day',
  'Cold emails to lists we buy',
  'Instagram',
  'Social media, when I find the time',
  'Facebook groups',
  'Just starting, no clients yet',
  'Trade fairs',
  'They find us somehow',
];

const texts = { backend: backendTexts, income: incomeTexts };

/** An assessment of this kind, filled in: each of its questions that has options with one of them. */
export function chooseAnswers(chance: Chance, type: AssessmentType): AssessmentAnswers {
  const answers: Record<string, string> = {
    assessmentType: type,
    name: `${chance.pick(sampleNames)} (${sampleSurname.toLowerCase()})`,
    q1Typed: chance.pick(texts[type]),
  };
  for (const question of assessments[type].questions) {
    if (question.kind !== 'options') continue;
    const [first, ...others] = question.options;
    if (first) answers[question.field] = chance.pick([first, ...others]).value;
  }
  return answersSchema.parse(answers);
}

/** How often this browser has been served by each rotating rule before. */
export const chooseTurns = (chance: Chance): Record<string, number> =>
  Object.fromEntries(rotatingRuleIds.map((id) => [id, chance.between(0, 2)]));
