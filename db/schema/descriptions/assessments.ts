import type * as assessments from '@/db/schema/assessments';
import type { Descriptions } from './description';

export const assessmentDescriptions: Descriptions<typeof assessments> = {
  aiAssessments: {
    about:
      'What a visitor answered and what was recommended: one row a press of TRANSCEND. Written once by /api/assessments or the form without JavaScript. Kept until it is erased.',
    columns: {
      id: 'UUID v7 made by the browser, so that sending twice stores once.',
      createdAt:
        'When the row arrived (server): up to a week after the press, where the answers waited in the browser.',
      pressedAt:
        'When TRANSCEND was pressed, by the time in the id, within the week before arrival. Use this one.',
      sessionId:
        'The visit it was made in, user_sessions.session_id. Null with Global Privacy Control or without JavaScript; the row there may be missing.',
      assessmentType: 'backend (a done-for-you service) or income (a new source of income).',
      name: 'First name, as typed.',
      q1Typed: 'The free text of question 1, as typed.',
      q2Answer: 'The option chosen in question 2: backend investment, income process.',
      q3Answer: 'The option chosen in question 3: backend kind of system, income investment.',
      q4Answer: 'The option chosen in question 4: income goal. Null for backend, which has three questions.',
      userIntent: 'What the free text was read as, by the keyword lists of content/assessments/intents.ts.',
      recommendedService: 'Name of the service recommended; null when the answers needed clarification.',
      servicePath: 'Its page; null when the answers needed clarification.',
      isRotation: 'Whether the rule has several services and serves them in turn.',
      rotationServices: 'The services of the rotation in their order; empty without one.',
      needsClarification: 'True where no rule could decide: nothing was recommended, the visitor was asked.',
      clarificationMessage: 'What the visitor was asked instead; null with a recommendation.',
      ruleId:
        'The row of the rule table that decided (content/assessments/rules.ts); null for a clarification.',
      suspectedBot: 'Whether a machine may have sent it. Stored and answered like any other.',
      botReasons: 'Why: user_agent, no_origin, no_language. Empty for a person.',
      turn: 'Turn of the rotation that was served, counted from 0 in the browser; 0 without a rotation.',
    },
  },
};
