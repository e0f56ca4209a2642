// biome-ignore lint/style/noRestrictedImports: next.config.ts loads this file, and Next finds no "@/" from there.
import { paths } from '../../lib/paths';

/** What an assessment asks and may be answered with: the closed lists of R81, byte for byte (en dashes). */
export const assessmentTypes = ['backend', 'income'] as const;
export type AssessmentType = (typeof assessmentTypes)[number];

/** The name of each form on its page, by which what happens in it is counted. */
export const assessmentFormName = (type: AssessmentType) => `${type}-assessment` as const;

export const backendInvestments = ['$200–1,500', '$1,500–3,000', '$3,000–10,000', '$10K+'] as const;
const systemTypes = ['NEW system', 'Integrate'] as const;
const processTypes = ['Increase current process', 'New stream of $'] as const;
export const incomeInvestments = ['$1,500–3,000', '$3,000–7,000', '$7,000–15,000', '$15K+'] as const;
const moneyGoals = ['Long-term growth', 'Short-term sales'] as const;

export type BackendInvestment = (typeof backendInvestments)[number];
export type SystemType = (typeof systemTypes)[number];
export type ProcessType = (typeof processTypes)[number];
export type IncomeInvestment = (typeof incomeInvestments)[number];
export type MoneyGoal = (typeof moneyGoals)[number];

/** What the answers are for and who reads them, said before they are sent, with a link to the policy. */
export const answersNotice = {
  text: 'We store your answers to suggest a service, to prepare a call and to improve this site. Our staff read them, even if you book no call.',
  policy: 'Privacy Policy',
  /** The lead promises the reason, which a page made before the answers cannot know. */
  withoutScripts:
    'Without JavaScript, TRANSCEND opens the page of your service at once. The reason is not shown there: ask us for it on a call.',
} as const;

/** Longest name and free text taken, in characters. */
export const nameLimit = 100;
export const freeTextLimit = 2000;

/** Longest label of an option, in characters: what is stored may be another version's (decision 0111). */
export const answerLabelLimit = 100;

type QuestionBase = {
  label: string;
  hint?: string;
  /** One word for a summary list of the answers. */
  shortLabel: string;
  /** The error shown while the answer is missing: it tells the visitor what to do. */
  missing: string;
  /** `question_number` of the journey (docs/lifecycle.md); `null` for the name, which is not tracked. */
  trackedNumber: number | null;
};

export type TextQuestion = QuestionBase & {
  /** The name the answer travels and is stored with (R83). */
  field: 'name' | 'q1Typed';
  kind: 'text' | 'textarea';
  /** Longest answer taken, in UTF-16 units. */
  limit: number;
};

export type OptionsQuestion = QuestionBase & {
  field: `q${number}Answer`;
  kind: 'options';
  options: readonly { value: string; note?: string }[];
};

export type Question = TextQuestion | OptionsQuestion;

const withNotes = <Value extends string>(values: readonly Value[], notes: Record<Value, string>) =>
  values.map((value) => ({ value, note: notes[value] }));

/** One guided assessment as its screen shows it (R79, R80). */
type Assessment = {
  title: string;
  /** Under the title of the loading screen. */
  caption: string;
  lead: string;
  path: typeof paths.backendForm | typeof paths.incomeForm;
  /** In the order they are asked. The schema, the rows and the figure of an assessment follow from them. */
  questions: readonly Question[];
};

const backendAssessment = {
  title: 'Backend Automation Assessment',
  caption: 'Backend Automation Assessment',
  lead: 'Four answers, about two minutes. You get one service and the reason for it.',
  path: paths.backendForm,
  questions: [
    {
      field: 'name',
      kind: 'text',
      label: 'What should we call you?',
      hint: 'A first name is enough.',
      shortLabel: 'Name',
      missing: 'Enter your name',
      trackedNumber: null,
      limit: nameLimit,
    },
    {
      field: 'q1Typed',
      kind: 'textarea',
      label: 'Which process repeats itself most?',
      hint: 'Describe it in your own words, and say what it is: client questions, support tickets or a help desk; or tasks, a workflow, data processing, an integration.',
      shortLabel: 'Process',
      missing: 'Describe the process that repeats itself',
      trackedNumber: 1,
      limit: freeTextLimit,
    },
    {
      field: 'q2Answer',
      kind: 'options',
      label: 'What would you invest?',
      hint: 'A range to match against, not a commitment.',
      shortLabel: 'Investment',
      missing: 'Choose what you would invest',
      trackedNumber: 2,
      options: backendInvestments.map((value) => ({ value })),
    },
    {
      field: 'q3Answer',
      kind: 'options',
      label: 'New, or part of what you have?',
      shortLabel: 'System',
      missing: 'Choose a new system, or one joined to your tools',
      trackedNumber: 3,
      options: withNotes(systemTypes, {
        'NEW system': 'Built from the beginning',
        Integrate: 'Joined to your current tools',
      }),
    },
  ],
} as const satisfies Assessment;

const incomeAssessment = {
  title: 'Income Automation Assessment',
  caption: 'Income Growth Assessment',
  lead: 'Five answers, about two minutes. You get one service and the reason for it.',
  path: paths.incomeForm,
  questions: [
    {
      field: 'name',
      kind: 'text',
      label: 'What should we call you?',
      hint: 'A first name is enough.',
      shortLabel: 'Name',
      missing: 'Enter your name',
      trackedNumber: null,
      limit: nameLimit,
    },
    {
      field: 'q1Typed',
      kind: 'textarea',
      label: 'How do clients find you today?',
      hint: 'Name what brings most of them: referrals, networking, your website, ads, cold calls, cold emails, social media. Before the first clients: “just starting”.',
      shortLabel: 'Method',
      missing: 'Tell us how clients find you today',
      trackedNumber: 1,
      limit: freeTextLimit,
    },
    {
      field: 'q2Answer',
      kind: 'options',
      label: 'Increase the current process, or start a new stream?',
      shortLabel: 'Direction',
      missing: 'Choose to increase the current process or start a new stream',
      trackedNumber: 2,
      options: withNotes(processTypes, {
        'Increase current process': 'More from what already brings clients',
        'New stream of $': 'From a source you don’t have yet',
      }),
    },
    {
      field: 'q3Answer',
      kind: 'options',
      label: 'What would you invest?',
      hint: 'A range to match against, not a commitment.',
      shortLabel: 'Investment',
      missing: 'Choose what you would invest',
      trackedNumber: 3,
      options: incomeInvestments.map((value) => ({ value })),
    },
    {
      field: 'q4Answer',
      kind: 'options',
      label: 'Long-term growth, or short-term sales?',
      hint: 'Which of the two matters more this year.',
      shortLabel: 'Goal',
      missing: 'Choose long-term growth or short-term sales',
      trackedNumber: 4,
      options: withNotes(moneyGoals, {
        'Long-term growth': 'A base that keeps bringing clients',
        'Short-term sales': 'Clients who buy soon',
      }),
    },
  ],
} as const satisfies Assessment;

/** The two guided assessments, by type. */
export const assessments = {
  backend: backendAssessment,
  income: incomeAssessment,
} as const satisfies Record<AssessmentType, Assessment>;

/** What a question may be answered with. */
export type AnswerTo<Asked extends Question> = Asked extends { options: readonly { value: infer Value }[] }
  ? Value
  : string;

type AnswersTo<Type extends AssessmentType> = { assessmentType: Type } & {
  [Asked in (typeof assessments)[Type]['questions'][number] as Asked['field']]: AnswerTo<Asked>;
};

/** One filled-in assessment, in the field names it travels with (R83). */
export type BackendAnswers = AnswersTo<'backend'>;
export type IncomeAnswers = AnswersTo<'income'>;
export type AssessmentAnswers = BackendAnswers | IncomeAnswers;

type AskedQuestion = (typeof assessments)[AssessmentType]['questions'][number];
export type AnswerField = AskedQuestion['field'];

type SentTo<Type extends AssessmentType> = { assessmentType: Type } & {
  [Asked in (typeof assessments)[Type]['questions'][number] as Asked['field']]: string;
};

/** The same as it may arrive: a page opened before a deploy, or an outbox, has the labels of its own version. */
export type SentAnswers = SentTo<'backend'> | SentTo<'income'>;

/** Whether a question may be answered so today; the label of another version may not. */
export const isOffered = (question: Question, answer: string | undefined): boolean =>
  question.kind !== 'options' || question.options.some(({ value }) => value === answer);

/** How many questions an assessment may have. */
export type QuestionCount = (typeof assessments)[AssessmentType]['questions']['length'];

const allQuestions = () =>
  Object.values(assessments).flatMap(({ questions }): readonly AskedQuestion[] => questions);

/** The fields of either assessment, each once. */
export const answerFields = (): AnswerField[] => [...new Set(allQuestions().map(({ field }) => field))];

/** How many tracked questions the longer assessment has (R86). */
export const mostQuestions = () => Math.max(...allQuestions().map(({ trackedNumber }) => trackedNumber ?? 0));
