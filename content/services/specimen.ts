import type { ServiceSlug } from './service';

/** A term and what is said of it. */
type Row = readonly [term: string, text: string];

/** A chat, up to the moment at which a person takes over, and the note that person gets. */
export type ChatSpecimen = {
  kind: 'chat';
  turns: readonly { at: string; who: 'Customer' | 'Agent'; text: string; source?: string }[];
  handOver: string;
  slip: { title: string; rows: readonly Row[] };
};

/** An email. What stands in braces is filled in for each reader; `fields` says from where. */
export type LetterSpecimen = {
  kind: 'letter';
  head: readonly Row[];
  body: readonly string[];
  fields: { title: string; rows: readonly Row[] };
  series: { title: string; rows: readonly Row[] };
};

type CallTurn<Who> = { at: string; who: Who; text: string };
type AgentTurn = CallTurn<'Agent'>;
type OtherTurn = CallTurn<'Caller' | 'Customer'>;

/** A call. The two voices take turns, the agent begins and ends; its drawing has room for seven. */
export type CallSpecimen = {
  kind: 'call';
  turns: readonly [AgentTurn, OtherTurn, AgentTurn, OtherTurn, AgentTurn, OtherTurn, AgentTurn];
  note: { title: string; rows: readonly Row[] };
};

/** What came in at several places, what is done to it, and the one record it becomes. */
export type LeadPathSpecimen = {
  kind: 'lead-path';
  sources: readonly Row[];
  steps: readonly string[];
  record: { title: string; rows: readonly Row[] };
};

/** In the 24-hour count. */
type WorkingHour = 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17;
type WeekDay = {
  day: string;
  hours: readonly { from: WorkingHour; to: WorkingHour; time: string; what: string; state: WeekState }[];
};

/** The hours of a week, as many days and hours as its drawing has room for. */
export type WeekSpecimen = {
  kind: 'week';
  days: readonly [WeekDay, WeekDay, WeekDay, WeekDay, WeekDay];
  states: Readonly<Record<WeekState, string>>;
};
export type WeekState = 'booked' | 'refilled' | 'closed';

/** The same page twice. */
export type PagePairSpecimen = {
  kind: 'page-pair';
  before: {
    label: string;
    menu: readonly string[];
    headline: string;
    text: readonly string[];
    remarks: readonly string[];
  };
  after: {
    label: string;
    menu: readonly string[];
    headline: string;
    text: string;
    action: string;
    chat: readonly Row[];
    remarks: readonly string[];
  };
};

/** One thought, and what it becomes on each platform. */
export type VoiceSpecimen = { kind: 'voice'; thought: string; posts: readonly Row[] };

/** One piece of work as it goes through an office: each step with who does it. */
export type ProcessSpecimen = {
  kind: 'process';
  before: { label: string; steps: readonly ProcessStep[] };
  after: { label: string; steps: readonly ProcessStep[] };
};
export type ProcessStep = { who: string; what: string };

/** Services joined: what each does for one customer and what it hands to the next. */
export type ChainSpecimen = {
  kind: 'chain';
  parts: readonly { figure: ServiceSlug; name: string; text: string; passes: string }[];
};

/** Parts of one system as the staves of a score: what each does on which day. Both are counted from 0. */
export type ScoreSpecimen = {
  kind: 'score';
  days: readonly string[];
  parts: readonly string[];
  events: readonly { part: number; day: number; text: string }[];
};

/** One thing a service makes, made up to show its form: no person, firm or result in it is real. */
export type Specimen = { title: string; lead: string } & (
  | ChatSpecimen
  | LetterSpecimen
  | CallSpecimen
  | LeadPathSpecimen
  | WeekSpecimen
  | PagePairSpecimen
  | VoiceSpecimen
  | ProcessSpecimen
  | ChainSpecimen
  | ScoreSpecimen
);

/** Stands under every specimen, of services and of workflows. */
export const specimenMark = 'Example. Names and values are made up.';
