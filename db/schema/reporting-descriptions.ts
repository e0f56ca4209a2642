import { retentionMonths } from '@/content/analytics';
import type { Descriptions } from './descriptions';
import type * as reporting from './reporting';

const day = 'The day, UTC.';
const page = 'Path of the page, without query.';
const type = 'backend or income.';

const sums = 'Read it through the views of the schema reporting. Suspected bots are left out.';

const deleted = `Deleted ${retentionMonths.visits} months after its day.`;
const deletedWithoutPage = `Where the site has no such page, deleted ${retentionMonths.visits} months after its day.`;

/** Kept apart from the tables because both are long. */
export const reportingDescriptions: Descriptions<typeof reporting> = {
  dailyPages: {
    about: `Sums a day and page. ${sums} ${deletedWithoutPage}`,
    columns: {
      day,
      page,
      views: 'page_view events.',
      sessions: 'Visits with a view of it.',
      entries: 'Visits that began with it.',
      exits: 'Visits whose last page it was.',
      engagedSeconds: 'Seconds it was visible, together.',
      scrolls: 'Views in which it was scrolled.',
      scrollPercents: 'The deepest percents of those views, added up.',
    },
  },
  dailyClicks: {
    about: `Sums a day, page and pressed element. ${sums} ${deleted}`,
    columns: {
      day,
      page,
      elementId: 'Id of the element; empty without one.',
      label: 'What it says; empty where that is not recorded.',
      target: 'Where it leads; empty for what leads nowhere.',
      clicks: 'click events.',
      sessions: 'Visits with such a click.',
    },
  },
  dailyJourneys: {
    about: `Ways through an assessment by the day on which they began. ${sums}`,
    columns: {
      day,
      assessmentType: type,
      started: 'Journeys that began.',
      answered: 'Of these, journeys with at least one answer, or finished.',
      completed: 'Of these, journeys that were finished.',
    },
  },
  dailyQuestions: {
    about: `Ways through an assessment by the day on which they began, and question. ${sums}`,
    columns: {
      day,
      assessmentType: type,
      questionNumber: 'Counted from 1.',
      viewed: 'Journeys in which it took focus or was answered.',
      answered:
        'Journeys in which it was answered, and all that were finished or changed an answer after the end of one.',
      wentBack: 'Journeys that came back to change its answer.',
      leftHere:
        'Journeys that were not finished, followed none that was, and of whose questions this is the first without an answer.',
      answerSeconds:
        'Seconds from view to first answer, or from the answer before where one press did both, together; an answer without them counts with the average of that day.',
    },
  },
  dailyRefusals: {
    about: `Presses of a form that were refused, a day, field and kind of fault. ${sums}`,
    columns: {
      day,
      form: 'The form’s name.',
      field: 'The field that was to blame.',
      fault: 'What was wrong with it: too_small, invalid_format, …',
      refusals: 'form_error events.',
      sessions: 'Visits with one.',
    },
  },
  dailyErrors: {
    about: `Errors in browsers a day, error and page. ${sums} ${deleted}`,
    columns: {
      day,
      fingerprint: 'Code of kind, message without its numbers, and file: the same for the same error.',
      page,
      errorType: 'Kind of error.',
      message: 'One of its messages.',
      occurrences: 'error events; a view of a page sends at most five.',
      sessions: 'Visits with it.',
      firstAt: 'First time that day (browser’s clock).',
      lastAt: 'Last time that day (browser’s clock).',
    },
  },
  dailyVitals: {
    about: `How fast pages were, a histogram a day. ${sums} ${deletedWithoutPage}`,
    columns: {
      day,
      page,
      deviceType: 'mobile, tablet or desktop.',
      vital: 'CLS, FCP, INP, LCP or TTFB.',
      bucket: 'The value is 1.05 to the power of bucket, within 2.5 %: milliseconds, CLS in thousandths.',
      samples: 'Views measured with such a value, each once.',
    },
  },
  dailyLosses: {
    about: `Events that never arrived, by the day on which their visits began. ${sums}`,
    columns: {
      day,
      sessions: 'Visits whose end was heard.',
      sessionsWithLoss: 'Of these, visits with an event missing.',
      sent: 'Their events by the highest sequence_number.',
      stored: 'Their events in the tables.',
    },
  },
  maintenanceRuns: {
    about: 'Work that one instance does for all, one row a kind. Written by the site and by npm run prune.',
    columns: {
      name: 'retention (deletes what is past its age) or rollups (the sums by day).',
      succeededAt: 'When it last came to its end (server).',
      seconds: 'How long that took.',
      seenUntil: 'Rows that arrived before this moment are in the sums (server).',
      definition: 'Fingerprint of what made the sums: another one makes them all again. Null for retention.',
    },
  },
};
