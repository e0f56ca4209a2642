import type { JourneyEvent, JourneyEventType, journeyEventRecord } from '@/lib/analytics/journey-events';
import type { WebsiteEvent, WebsiteEventType, websiteEventRecord } from '@/lib/analytics/website-events';

type Own<Event, Type, Common extends string> = Omit<Extract<Event, { type: Type }>, Common | 'type'>;

/** An event's own fields, and exactly those columns of its row that they fill. */
type Example<Fields, Row> = { what: string; fields: Fields; columns: Partial<Row> };

type WebsiteExamples = {
  [Type in WebsiteEventType]: Example<
    Own<WebsiteEvent, Type, 'id' | 'seq' | 'at' | 'page' | 'title' | 'view'>,
    ReturnType<typeof websiteEventRecord>
  >[];
};

const element = { element: 'input', elementId: 'email', elementClass: 'field wide' };
const elementColumns = { elementType: 'input', elementId: 'email', elementClass: 'field wide' };

/** Examples of every kind of event; the first has every field that the kind may have. */
export const websiteEventExamples: WebsiteExamples = {
  page_view: [
    { what: 'from another page', fields: { previous: '/about' }, columns: { previousPage: '/about' } },
    { what: 'the first of a visit', fields: {}, columns: {} },
  ],
  page_exit: [{ what: '', fields: { visible: 12.25 }, columns: { timeOnPageSeconds: 12.25 } }],
  session_end: [{ what: '', fields: {}, columns: {} }],
  click: [
    {
      what: 'that leaves the site',
      fields: { ...element, text: 'Buy', x: -3, y: 0, href: 'https://buy.example/x' },
      columns: {
        ...elementColumns,
        elementText: 'Buy',
        clickCoordinates: { x: -3, y: 0 },
        customProperties: { href: 'https://buy.example/x' },
      },
    },
    {
      what: 'on something without name or text',
      fields: { element: 'div', x: 1, y: 2 },
      columns: { elementType: 'div', clickCoordinates: { x: 1, y: 2 } },
    },
  ],
  form_focus: [
    {
      what: 'with an empty value',
      fields: { ...element, form: 'careers', field: 'email' },
      columns: { ...elementColumns, formName: 'careers', fieldName: 'email', fieldValue: '' },
    },
  ],
  form_field_change: [
    {
      what: '',
      fields: { ...element, form: 'backend', field: 'q2Answer', value: '$10K+' },
      columns: { ...elementColumns, formName: 'backend', fieldName: 'q2Answer', fieldValue: '$10K+' },
    },
  ],
  form_error: [
    {
      what: 'of a field',
      fields: { form: 'careers', field: 'email', code: 'invalid_format' },
      columns: { formName: 'careers', fieldName: 'email', customProperties: { code: 'invalid_format' } },
    },
  ],
  scroll_depth: [{ what: '', fields: { percent: 75 }, columns: { scrollDepthPercent: 75 } }],
  error: [
    {
      what: 'that tells all',
      fields: {
        message: 'x is not a function',
        stack: 'at f (/a.js:1)',
        file: '/a.js',
        line: 1,
        errorType: 'TypeError',
      },
      columns: {
        errorMessage: 'x is not a function',
        errorStack: 'at f (/a.js:1)',
        customProperties: { error_type: 'TypeError', filename: '/a.js', line_number: 1 },
      },
    },
    {
      what: 'at the first line of all',
      fields: { message: 'no', file: '/a.js', line: 0, errorType: 'TypeError' },
      columns: {
        errorMessage: 'no',
        customProperties: { error_type: 'TypeError', filename: '/a.js', line_number: 0 },
      },
    },
    {
      what: 'that tells little',
      fields: { message: 'Script error.', errorType: 'unknown' },
      columns: { errorMessage: 'Script error.', customProperties: { error_type: 'unknown' } },
    },
  ],
  web_vital: [
    {
      what: '',
      fields: { vital: 'CLS', value: 0.01, rating: 'good' },
      columns: { customProperties: { name: 'CLS', value: 0.01, rating: 'good' } },
    },
  ],
};

type JourneyExamples = {
  [Type in JourneyEventType]: Example<
    Own<JourneyEvent, Type, 'id' | 'seq' | 'at' | 'journey' | 'assessment' | 'assessmentId' | 'total'>,
    ReturnType<typeof journeyEventRecord>
  >[];
};

const question = { question: 2, questionText: 'What would you invest?' };
const questionColumns = { questionNumber: 2, questionText: 'What would you invest?' };
const options = ['$3,000–10,000', '$10K+'];
const recommended = { recommendation: 'AI Agents', path: '/services/ai-agents' };
const recommendedColumns = {
  finalRecommendation: 'AI Agents',
  recommendationServicePath: '/services/ai-agents',
};

/** Examples of every kind of step; the first has every field that the kind may have. Percentages assume four questions. */
export const journeyEventExamples: JourneyExamples = {
  journey_start: [{ what: '', fields: {}, columns: { completionPercentage: 0 } }],
  question_view: [
    {
      what: 'of a choice',
      fields: { ...question, options },
      columns: { ...questionColumns, answerOptions: options, completionPercentage: 50 },
    },
    {
      what: 'of a free text',
      fields: question,
      columns: { ...questionColumns, completionPercentage: 50 },
    },
  ],
  question_answer: [
    {
      what: '',
      fields: { ...question, options, answer: '$10K+', spent: 3.5 },
      columns: {
        ...questionColumns,
        answerOptions: options,
        answerSelected: '$10K+',
        timeSpentSeconds: 3.5,
        completionPercentage: 50,
      },
    },
  ],
  question_back: [
    {
      what: 'to a choice',
      fields: { ...question, options, answer: '$10K+', spent: 2 },
      columns: {
        ...questionColumns,
        answerOptions: options,
        answerSelected: '$10K+',
        timeSpentSeconds: 2,
        completionPercentage: 50,
        isBackNavigation: true,
      },
    },
    {
      what: 'to a free text',
      fields: { ...question, answer: '[free text, 12 characters]', spent: 0 },
      columns: {
        ...questionColumns,
        answerSelected: '[free text, 12 characters]',
        timeSpentSeconds: 0,
        completionPercentage: 50,
        isBackNavigation: true,
      },
    },
  ],
  journey_complete: [
    {
      what: 'with a service',
      fields: { ...recommended, spent: 60 },
      columns: { ...recommendedColumns, timeSpentSeconds: 60, completionPercentage: 100 },
    },
    {
      what: 'with a clarification',
      fields: { spent: 60 },
      columns: { timeSpentSeconds: 60, completionPercentage: 100 },
    },
  ],
  journey_abandon: [
    {
      what: '',
      fields: { question: 1, spent: 20 },
      columns: { questionNumber: 1, timeSpentSeconds: 20, completionPercentage: 25 },
    },
  ],
  journey_resume: [
    { what: '', fields: { question: 1 }, columns: { questionNumber: 1, completionPercentage: 25 } },
  ],
  recommendation_action: [
    {
      what: '',
      fields: { ...recommended, action: 'see_demo' },
      columns: { ...recommendedColumns, actionTaken: 'see_demo', completionPercentage: 100 },
    },
  ],
};
