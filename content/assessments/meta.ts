import type { AssessmentType } from './questions';

/** What search engines and cards say of the two assessments; apart, so that it is not sent as code. */
export const assessmentMeta = {
  backend: {
    metaTitle: 'Which AI for your office work?',
    metaDescription:
      'Backend Automation Assessment: four questions about the work that repeats in your business. You get one AI service suggested, with the reason.',
  },
  income: {
    metaTitle: 'Which AI to win more clients?',
    metaDescription:
      'Income Automation Assessment: five questions about how clients find you today. You get one AI service suggested, with the reason for it.',
  },
} as const satisfies Record<AssessmentType, { metaTitle: string; metaDescription: string }>;
