import { journeyActions, retentionMonths } from '@/content/analytics';
import type * as analytics from './analytics';
import { visitBotReasons } from './bot-reasons';
import type { Descriptions } from './descriptions';

const ofEvents = {
  sessionId: 'The visit, user_sessions.session_id. The row there may be missing.',
  id: 'UUID v7 of the browser: sending twice stores once.',
  createdAt: 'When the row arrived (server). Up to a week late; use occurred_at for reports.',
  occurredAt:
    'When it happened, by the browser’s clock, at most a week before its arrival and never after. Use this one; for the order within a session add sequence_number.',
  occurredOn: 'The date in the id, UTC. For partitions; reports take the date of occurred_at.',
  sequenceNumber:
    'Counts a session’s events from 1 over both event tables: a hole is an event that was lost.',
};

/** Kept apart from the tables because both are long. */
export const analyticsDescriptions: Descriptions<typeof analytics> = {
  userSessions: {
    about: `One row a visit: one document load, a new one after 30 idle minutes. Written by the tracker through /api/events, none with Global Privacy Control. Deleted ${retentionMonths.visits} months after arrival, of suspected bots after ${retentionMonths.bots} unless a call or a purchase names it. No address of the visitor is stored anywhere.`,
    columns: {
      sessionId: 'UUID v7, made as the document was loaded, and anew after 30 idle minutes.',
      createdAt: 'When its first batch arrived (server). Its age for deletion; for reports use started_at.',
      startedAt:
        'When the visit began, by the browser’s clock, never after its first batch arrived. Use this one.',
      userAgent: 'The browser’s own words; browser and system below are read from them.',
      referrer:
        'The page of another site, or the app, the visitor came from, without its query; null where there was none. A page of this site is the previous_page of the first page_view.',
      deviceType: 'mobile, tablet or desktop.',
      browserName: 'Read from user_agent; null where it is not known.',
      browserVersion: 'Read from user_agent.',
      osName: 'Read from user_agent.',
      osVersion: 'Read from user_agent.',
      screenResolution: 'Width x height in CSS pixels, 1440x900.',
      viewportSize: 'Width x height of the window in CSS pixels when the visit began.',
      country: 'From the host or GEOLOCATION_URL; null where neither says.',
      region: 'Like country.',
      city: 'Like country.',
      utmSource: 'utm_source of the address the visit began with.',
      utmMedium: 'utm_medium of the address the visit began with.',
      utmCampaign: 'utm_campaign of the address the visit began with.',
      utmTerm: 'utm_term of the address the visit began with.',
      utmContent: 'utm_content of the address the visit began with.',
      assessmentId:
        'An assessment this browser made in an earlier visit, at most a day before: that visit knows the campaign (ai_assessments.session_id). Its row may have been erased.',
      pageViewsCount: 'Its page_view rows in website_analytics.',
      sessionEnd: 'When the tab was last hidden or left; null while that has not been heard.',
      totalDurationSeconds:
        'Seconds from the start to the last thing heard that the visitor did, both by one clock.',
      isBounce: 'Whether it had one page view or none.',
      updatedAt: 'When its last batch arrived (server).',
      suspectedBot: 'Whether a machine is suspected. Leave those out of figures; the views of reporting do.',
      botReasons: `Why: ${visitBotReasons.join(', ')}. Empty for a person.`,
    },
  },
  websiteAnalytics: {
    about: `What happened on the pages, one row an event. Written by the tracker through /api/events; deleted ${retentionMonths.visits} months after arrival, of suspected bots with their session. Which columns are filled depends on event_type.`,
    columns: {
      ...ofEvents,
      eventType:
        'page_view, page_exit, session_end, click, form_focus, form_field_change, scroll_depth, form_error, error or web_vital.',
      pageUrl: 'Path of the page, without query.',
      pageTitle: 'Title of the page; its path where it replaced another and had none of its own yet.',
      viewId:
        'Id of the page_view row in whose view of the page it happened; of a page_view its own. Null in older rows.',
      previousPage:
        'page_view: path of the page of this site before it; the first of a visit has one where a page of ours opened it. Null where there was none.',
      elementType: 'Clicks and forms: the element’s tag.',
      elementId:
        'Clicks: the name of a call to action, the same on every page (header-book-a-call), else the element’s id. Forms: the id.',
      elementClass: 'Clicks and forms: the element’s classes.',
      elementText:
        'click: what the control says, at most 100 characters; null within personal parts of a page.',
      formName: 'Forms: the form’s name.',
      fieldName: 'Forms: the field’s name.',
      fieldValue: 'Forms: a choice; of a free text only its length, of a personal field nothing.',
      scrollDepthPercent: 'scroll_depth: how far down the page was seen, 0 to 100, when scrolling stopped.',
      timeOnPageSeconds: 'page_exit: seconds the page was visible.',
      clickCoordinates: 'click: {"x", "y"}, CSS pixels from the top left of the window.',
      errorMessage: 'error: its message, without personal data.',
      errorStack: 'error: its stack, without personal data.',
      customProperties:
        'click: {"href"}, a path of this site or another site’s address without query. form_error: {"code"}, what was wrong with the field. web_vital: {"name", "value" (ms, CLS without unit), "rating"}. error: {"error_type", "filename", "line_number"}.',
    },
  },
  aiJourneyAnalytics: {
    about:
      'How visitors go through an assessment, one row a step. Written by the tracker through /api/events; deleted like website_analytics.',
    columns: {
      ...ofEvents,
      journeyId: 'One way through an assessment, kept through reloads: its rows may be of several visits.',
      assessmentId: 'The answers it led to, ai_assessments.id: set from the loading screen on.',
      eventType:
        'journey_start, question_view, question_answer, question_back, journey_complete, journey_abandon, journey_resume (takes the abandon before it back) or recommendation_action.',
      questionNumber: 'The question, counted from 1; of journey_abandon the last one reached.',
      questionText: 'What was asked.',
      answerSelected: 'A choice; of a free text only its length.',
      answerOptions: 'What could be chosen; null for a free text.',
      timeSpentSeconds:
        'Seconds from the question’s view to its answer, about 0 where one press did both (reporting.questions counts from the answer before); for the end from the first question.',
      isBackNavigation: 'Whether the visitor went back to change an answer (question_back).',
      finalRecommendation: 'The service recommended; null when the answers needed clarification.',
      recommendationServicePath: 'Its page.',
      actionTaken: `recommendation_action: ${journeyActions.join(', ')}.`,
      completionPercentage: 'Current question / total × 100; of a finished journey 100.',
      totalQuestions: 'Questions of this assessment.',
      customData: '{"assessment_type": "backend" or "income"}.',
    },
  },
};
