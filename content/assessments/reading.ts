import type {
  BackendIntent,
  backendIntents,
  IncomeIntent,
  Intent,
  incomeIntents,
  KnownIntent,
} from './intents';
import { type AssessmentType, assessments } from './questions';

/** What visitors read of an intent, and the sentence a press on it adds to their own words. */
type IntentWords = {
  /** Within a sentence, too: "We read your text as …". */
  label: string;
  note: string;
  /** Holds a keyword of the intent, so that the engine reads the choice as it reads any other words. */
  phrase: string;
};

/** Every intent, in the order in which they are shown. */
const incomeWords: Record<IncomeIntent, IntentWords> = {
  'Referrals / Networking': {
    label: 'Referrals',
    note: 'Word of mouth, people you know',
    phrase: 'Most clients come through referrals.',
  },
  'Website / Ads / Organic Traffic': {
    label: 'Website or ads',
    note: 'Google, listings, anything paid',
    phrase: 'Most clients come through our website or ads.',
  },
  'Cold Outreach': {
    label: 'Cold outreach',
    note: 'You call or write to strangers',
    phrase: 'Most clients come from cold calls or cold emails.',
  },
  'Social Media Inbound Leads': {
    label: 'Social media',
    note: 'Instagram, LinkedIn and the like',
    phrase: 'Most clients come through social media.',
  },
  Startup: {
    label: 'Just starting',
    note: 'No clients of your own yet',
    phrase: 'We are just starting.',
  },
};

const backendWords: Record<BackendIntent, IntentWords> = {
  'Customer Support': {
    label: 'Customer support',
    note: 'Clients ask, someone answers',
    phrase: 'It is mostly client questions.',
  },
  'Operations/Workflow': {
    label: 'Operations',
    note: 'Scheduling, retyping, paperwork',
    phrase: 'It is mostly tasks behind the scenes.',
  },
};

/** One intent as visitors choose it. */
type IntentChoice = IntentWords & { intent: KnownIntent };

const choicesOf = <Name extends KnownIntent>(words: Record<Name, IntentWords>): readonly IntentChoice[] =>
  (Object.keys(words) as Name[]).map((intent) => ({ intent, ...words[intent] }));

/** The choices under a free text, by assessment. */
export const intentChoices: Record<AssessmentType, readonly IntentChoice[]> = {
  income: choicesOf(incomeWords),
  backend: choicesOf(backendWords),
};

const wordsOf: Partial<Record<Intent, IntentWords>> = { ...incomeWords, ...backendWords };

/**
 * What visitors read for an intent, beside the engine's own name for it: that name where there are no words, as for an
 * unknown one, or for one that a tab still holds from before a deploy renamed it.
 */
export const intentLabel = (intent: Intent): string => wordsOf[intent]?.label ?? intent;

/** The keywords of every intent but the last: each can decide against a choice. */
type DecidesBefore<Intents> = Intents extends readonly [
  ...infer Before extends { keywords: readonly string[] }[],
  unknown,
]
  ? Before[number]['keywords'][number]
  : never;

/** Words that mean the same as one that hides a keyword or decides against what was meant: a press writes them instead. */
export const otherWords: Partial<Record<string, string>> = {
  'starting a new business': 'opening a business',
  'just starting': 'beginning',
  "haven't started": "haven't begun",
  'no clients yet': 'nobody yet',
  'pre-launch': 'prelaunch',
  'new venture': 'new project',
  referrals: 'recommendations',
  networking: 'socializing',
  website: 'web page',
  ads: 'advertising',
  leads: 'inquiries',
  loads: 'lots',
  threads: 'posts',
  organic: 'natural',
  organically: 'naturally',
  'cold calls': 'calls',
  'cold emails': 'emails',
  'outbound calls': 'calls',
  'customer support': 'customer service',
  'help desk': 'service desk',
  'client questions': 'inquiries',
  'support tickets': 'service requests',
} satisfies Record<
  | DecidesBefore<typeof incomeIntents>
  | DecidesBefore<typeof backendIntents>
  | 'leads'
  | 'loads'
  | 'threads'
  | 'organically',
  string
>;

/** What a form says of a free text; words are quoted from it, labels are those of the choices. */
export const readingTexts = {
  readAs: 'We read your text as',
  unread: 'We cannot tell from your text yet.',
  hidden: (words: string) => `Not what you meant? Change ${words}, or choose below.`,
  readFirst: (quote: string, label: string, words: string) =>
    `It also says ${quote}, which would be ${label}. We can go by one only: if you mean ${label}, change ${words}.`,
  replaceWord: (word: string, instead: string) => `Change “${word}” to “${instead}”`,
  showWord: (word: string) => `Show “${word}” in my text`,
  closest: 'Which is closest?',
  closer: 'Is another one closer?',
  choiceNote: 'Your choice is added to your text. You can still change it.',
  /** Under the choices of the back office: nothing in its table wins clients. */
  aboutClients: 'Is it about finding clients?',
  takeIncome: `Take the ${assessments.income.title}`,
  goesBy: 'Your text counts as',
  change: 'Change it',
  unreadAtButton: 'We cannot tell from your text yet, so you would get a question instead of a result.',
  choose: 'Choose what is closest',
} as const;
