import type { GoesWith } from '@/content/related-pages';
import type { WorkflowPath } from '@/lib/paths';

/** A stop on the way from what is put in to what comes out. */
type SpecimenFrame = { label: string } & (
  | { kind: 'form' | 'table'; rows: readonly (readonly [term: string, text: string])[] }
  | { kind: 'script' | 'files'; lines: readonly string[] }
  /** A sound, drawn as its wave, with what is heard. */
  | { kind: 'sound'; line: string }
  /** A picture of the film, wide or upright, with what is seen. */
  | { kind: 'shot'; line: string; isUpright?: boolean }
);

/** What a node of the workflow is: it starts a run, asks a model, calls a service, waits for a person, or keeps something. */
export const nodeRoles = ['start', 'model', 'service', 'person', 'store'] as const;
export type NodeRole = (typeof nodeRoles)[number];

/** One run of a workflow, made up to show its form: five frames from input to file, and the outline of its nodes. */
type WorkflowSpecimen = {
  frames: readonly [SpecimenFrame, SpecimenFrame, SpecimenFrame, SpecimenFrame, SpecimenFrame];
  nodes: readonly { role: NodeRole; name: string }[];
};

export type { SpecimenFrame };

export const workflowSpecimenCopy = {
  title: 'One run of the workflow, from input to file',
  nodes: 'The steps of the workflow, in outline',
  roles: {
    start: 'Starts',
    model: 'Language model',
    service: 'Service',
    person: 'You decide',
    store: 'Kept',
  } satisfies Record<NodeRole, string>,
  /** What each of them is for, under the nodes. */
  key: {
    start: 'sets off a run',
    model: 'writes or sorts',
    service: 'does one job',
    person: 'the run waits for you',
    store: 'stays when the run is over',
  } satisfies Record<NodeRole, string>,
} as const;

/** Accounts and keys that workflows run on, each with who bills for it (decision 0075). */
export const workflowNeeds = {
  n8n: { name: 'n8n', note: 'Rented from n8n or run on your own server' },
  languageModel: { name: 'A language model key', note: 'OpenAI, Anthropic or Google, billed by use' },
  veo: { name: 'Veo 3 (VEO3)', note: 'The video model by Google, billed by use' },
  voice: { name: 'A voice service key', note: 'Reads text aloud, billed by use' },
  transcription: { name: 'A speech-to-text key', note: 'Writes down what is said, billed by use' },
  adLibrary: {
    name: 'Access to the Meta Ad Library',
    note: 'It gives programs ordinary ads from the UK and EU only. For US ads you need a paid data service.',
  },
  mailbox: { name: 'An email account', note: 'Such as Gmail: previews are sent to it' },
  sheet: { name: 'A spreadsheet', note: 'Such as Google Sheets' },
  storage: { name: 'A file folder', note: 'Such as Google Drive' },
  videoEditing: {
    name: 'A video editing tool',
    note: 'Joins clips, sound and text: billed by use, or FFmpeg on your own server',
  },
  webSearch: { name: 'A web search key', note: 'Finds sources, billed by use' },
  audioAnalysis: {
    name: 'An audio analysis tool',
    note: 'Finds tempo and sections: billed by use, or a program on your own server',
  },
  channels: { name: 'Your social media accounts', note: 'Connected for posting' },
} as const satisfies Record<string, { name: string; note: string }>;

type WorkflowNeed = keyof typeof workflowNeeds;

/** The purchasable workflows in the order of their ids (R4), of carousel and catalogue. */
export const workflowSlugs = [
  'auto-vsl-generator',
  'ai-facebook-ad-spy',
  'ai-conspiracy-doc',
  'ai-powered-music-videos',
  'auto-b-roll-editor',
  'cinematic-quote-pages',
  'fictional-worlds-generator',
  'product-visualization-funnels',
  'real-estate-commercials',
  'viral-reels-factory',
] as const;

export type WorkflowSlug = (typeof workflowSlugs)[number];

export type WorkflowStep = { title: string; text: string };

/** An extra of one workflow (R50). */
export type WorkflowNote = { kind: 'upgrade' | 'important' | 'use-case'; title: string; text: string };

/** What a workflow's own file says of it: for its row in the catalogue, its card in the carousel and its page. */
export type WorkflowContent = {
  slug: WorkflowSlug;
  path: WorkflowPath;
  title: string;
  /** One line, for cards and the catalogue. */
  benefit: string;
  /** One or two sentences under the headline. */
  lead: string;
  /** Without the product's name, which the layout appends. */
  metaTitle: string;
  metaDescription: string;
  perfectFor: readonly string[];
  problem: string;
  /** What a buyer brings besides, in the order in which it is set up. */
  needs: readonly WorkflowNeed[];
  goesWith?: GoesWith;
  specimen: WorkflowSpecimen;
  steps: readonly WorkflowStep[];
  notes?: readonly WorkflowNote[];
};

/** One workflow; its `id` is counted from 1 in the order of the slugs. */
export type Workflow = WorkflowContent & { id: number };
