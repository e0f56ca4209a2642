import { type backendIntents, type incomeIntents, type KnownIntent, unknownIntent } from './intents';
import type { AssessmentType } from './questions';

/** One intent as visitors choose it, and the sentence a press adds to their own words. */
export type IntentChoice<Name extends KnownIntent = KnownIntent> = {
  intent: Name;
  /** Within a sentence, too: "We read this as …". */
  label: string;
  note: string;
  /** Holds a keyword of the intent, so that the engine reads the choice as it reads any other words. */
  phrase: string;
};

type ChoicesOf<Intents extends readonly { name: KnownIntent }[]> = readonly {
  [Place in keyof Intents]: IntentChoice<Intents[Place]['name']>;
}[number][];

const incomeChoices: ChoicesOf<typeof incomeIntents> = [
  {
    intent: 'Referrals / Networking',
    label: 'Referrals',
    note: 'Word of mouth, people you know',
    phrase: 'Most clients come through referrals.',
  },
  {
    intent: 'Website / Ads / Organic Traffic',
    label: 'Website or ads',
    note: 'Google, listings, anything paid',
    phrase: 'Most clients come through our website or ads.',
  },
  {
    intent: 'Cold Outreach',
    label: 'Cold outreach',
    note: 'You call or write to strangers',
    phrase: 'Most clients come from cold calls or cold emails.',
  },
  {
    intent: 'Social Media Inbound Leads',
    label: 'Social media',
    note: 'Instagram, LinkedIn and the like',
    phrase: 'Most clients come through social media.',
  },
  {
    intent: 'Startup',
    label: 'Just starting',
    note: 'No clients of your own yet',
    phrase: 'We are just starting.',
  },
];

const backendChoices: ChoicesOf<typeof backendIntents> = [
  {
    intent: 'Customer Support',
    label: 'Customer support',
    note: 'Clients ask, someone answers',
    phrase: 'It is mostly client questions.',
  },
  {
    intent: 'Operations/Workflow',
    label: 'Operations',
    note: 'Scheduling, typing over, paperwork',
    phrase: 'It is mostly tasks behind the scenes.',
  },
];

/** The choices under a free text, by assessment; every intent has one. */
export const intentChoices: Record<AssessmentType, readonly IntentChoice[]> = {
  income: incomeChoices,
  backend: backendChoices,
};

const choices: readonly IntentChoice[] = [...incomeChoices, ...backendChoices];

/** What visitors read for an intent, beside the engine's own name for it. */
export const intentLabel = (intent: string): string =>
  choices.find((choice) => choice.intent === intent)?.label ?? unknownIntent;

/** Words that mean the same as one that hides a keyword or decides against what was meant: a press writes them instead. */
export const otherWords: Partial<Record<string, string>> = {
  ads: 'advertising',
  leads: 'inquiries',
  tasks: 'jobs',
  website: 'web page',
};

/** What a form says of a free text; words are quoted from it, labels are those of the choices. */
export const readingTexts = {
  readAs: 'We read this as',
  unread: 'No word in this tells us enough yet.',
  hidden: (words: string) => `Not what you meant? Change ${words}, or choose below.`,
  readFirst: (quote: string, label: string, first: string, words: string) =>
    `${quote} would mean ${label}, but ${first} is read first. If you mean ${label}, change ${words}.`,
  replaceWord: (word: string, instead: string) => `Write “${instead}” for “${word}”`,
  showWord: (word: string) => `Show “${word}” in my text`,
  closest: 'Which is closest?',
  closer: 'Is another one closer?',
  choiceNote: 'A choice adds a sentence to your own, and you can change it.',
  goesBy: 'We go by',
  change: 'Change it',
  unreadAtButton: 'Your own words tell us too little yet.',
  choose: 'Choose what is closest',
} as const;
