import type * as leads from '@/db/schema/leads';
import type { Descriptions } from './description';

export const leadDescriptions: Descriptions<typeof leads> = {
  leadDeliveries: {
    about:
      'Leads on their way to people: one row for each assessment or application and each channel that is set up (docs/leads.md). Written with the lead, in one statement; copies nothing of it and goes with it. Deleted a month after it was settled.',
    columns: {
      id: 'The webhook-id a receiver sees, and the local part of a mail’s Message-ID. The same at each attempt.',
      createdAt: 'When the lead was stored (server). Use this one.',
      channel: 'webhook or email.',
      assessmentId: 'The lead, ai_assessments.id; null for an application.',
      applicationId: 'The lead, career_applications.id; null for an assessment.',
      state:
        'waiting; delivered: a receiver took it; dead: given up after the last attempt (npm run deliver-leads -- --revive); skipped: a suspected bot’s, sent to nobody.',
      attempts: 'Attempts begun so far. One whose process died counts too.',
      nextAttemptAt:
        'Not tried before this; while an attempt runs, when another instance may begin it again.',
      lastFailure:
        'Why the last attempt failed, as a code: HTTP_503, SMTP_550, ECONNREFUSED, TIMEOUT. Null when it was delivered.',
      settledAt: 'When it was delivered, given up or skipped. Null while it waits.',
    },
  },
};
