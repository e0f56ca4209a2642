import { type AssessmentAnswers, type AssessmentType, assessments } from '@/content/assessments/questions';
import { rotatingRuleIds } from '@/content/assessments/rules';
import { productName } from '@/content/product-name';
import { answersSchema } from '@/lib/assessments/answers-schema';
import type { HeaderReader } from '@/lib/http/request-headers';
import type { Chance } from './chance';

/** How a browser describes itself, and its screen. */
type Browser = { weight: number; userAgent: string; screen: string; viewport: string };

export const browsers: readonly [Browser, ...Browser[]] = [
  {
    weight: 30,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    screen: '390x844',
    viewport: '390x664',
  },
  {
    weight: 22,
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    screen: '412x915',
    viewport: '412x785',
  },
  {
    weight: 26,
    userAgent:
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    screen: '1920x1080',
    viewport: '1903x947',
  },
  {
    weight: 10,
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    screen: '1440x900',
    viewport: '1440x789',
  },
  {
    weight: 6,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    screen: '1536x864',
    viewport: '1536x731',
  },
  {
    weight: 4,
    userAgent:
      'Mozilla/5.0 (iPad; CPU OS 16_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    screen: '820x1180',
    viewport: '820x1106',
  },
];

/** Machines that visit every site; they are stored, marked and left out of what staff read. */
export const machines: readonly [Browser, ...Browser[]] = [
  {
    weight: 3,
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    screen: '412x732',
    viewport: '412x732',
  },
  {
    weight: 2,
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    screen: '800x600',
    viewport: '800x600',
  },
];

type Campaign = { source: string; medium: string; campaign?: string };

/** Where a visit comes from, and how interested its visitors are: 1 is the average. */
type Origin = {
  weight: number;
  appetite: number;
  referrer?: string;
  utm?: Campaign;
  /** The days of the week on which it brings visits (Sunday is 0); every day if there are none. */
  weekdays?: readonly number[];
};

export const origins: readonly [Origin, ...Origin[]] = [
  { weight: 30, appetite: 1, referrer: 'https://www.google.com/' },
  { weight: 22, appetite: 1.1 },
  { weight: 5, appetite: 0.9, referrer: 'https://www.bing.com/' },
  { weight: 6, appetite: 1.3, referrer: 'https://chatgpt.com/' },
  { weight: 8, appetite: 0.6, referrer: 'https://www.linkedin.com/' },
  {
    weight: 12,
    appetite: 0.5,
    referrer: 'https://l.instagram.com/',
    utm: { source: 'instagram', medium: 'social', campaign: 'reels' },
  },
  { weight: 11, appetite: 1.2, utm: { source: 'google', medium: 'cpc', campaign: 'ai-agents' } },
  {
    weight: 26,
    appetite: 1.7,
    utm: { source: 'letter', medium: 'email', campaign: 'spring' },
    weekdays: [2, 3],
  },
];

/** The headers that a browser sends with each request, and that a machine often does not. */
export function requestHeaders({ userAgent }: Browser, isMachine: boolean): HeaderReader & Headers {
  const headers = new Headers({ 'user-agent': userAgent });
  if (isMachine) return headers;
  headers.set('origin', 'http://localhost');
  headers.set('accept-language', 'en');
  return headers;
}

/** First names alone: the surname that goes with them says that nobody is meant. */
const firstNames = [
  'Ada',
  'Alan',
  'Barbara',
  'Claude',
  'Donald',
  'Dorothy',
  'Edsger',
  'Frances',
  'Grace',
  'Hedy',
  'Ivan',
  'Jean',
  'Karen',
  'Katherine',
  'Ken',
  'Margaret',
  'Niklaus',
  'Radia',
  'Shafi',
  'Tim',
] as const;

export const sampleNames: readonly [string, ...string[]] = firstNames;

/** Wherever a row is read, this says that it is nobody's. */
export const sampleSurname = 'Sample';

/** RFC 2606 reserves the host, so that mail to it reaches nobody. */
export const sampleEmail = (firstName: string) => `${firstName.toLowerCase()}@example.com`;

export const aboutApplicants: readonly [string, ...string[]] = [
  'Sample application: six years of selling software to small offices, most of it by phone, all of it from home.',
  'Sample application: I sold gym memberships, then gym software, and I would like to sell what answers the phone.',
  `Sample application: I have followed ${productName} since a friend had their inbox sorted, and I can explain it.`,
  'Sample application: ten years in retail, two in appointment setting. I keep notes of every call I make.',
];

/** What people write, some of it in words that no rule understands; the engine reads it like anybody's. */
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

/** A filled-in assessment of this kind: one option is chosen for each question that has some. */
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

/** How often this browser has already been served by each rotating rule. */
export const chooseTurns = (chance: Chance): Record<string, number> =>
  Object.fromEntries(rotatingRuleIds.map((id) => [id, chance.between(0, 2)]));
