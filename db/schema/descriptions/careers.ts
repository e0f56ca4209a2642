import type * as careers from '@/db/schema/careers';
import type { Descriptions } from './description';

export const careerDescriptions: Descriptions<typeof careers> = {
  careerApplications: {
    about:
      'Careers applications, one row each, written by the form of /hiring. Confirmed to the applicant only after the row was stored. Kept until it is erased.',
    columns: {
      id: 'UUID v7 of the browser, or without JavaScript a hash of the content: sending twice stores once.',
      createdAt: 'When the application arrived (server). Use this one.',
      sessionId:
        'The visit it was written in, user_sessions.session_id. Null without JavaScript or with Global Privacy Control; the row there may be missing.',
      firstName: 'As typed.',
      lastName: 'As typed.',
      phoneNumber: 'As typed; punctuation and country code are the applicant’s.',
      email: 'As typed: compare by lower(email), which has an index.',
      position: 'The position applied for, one of content/careers.ts.',
      experiences: 'Earlier work: a list of {id, company, position, duration, description}, as typed.',
      aboutYourself: 'The free text, as typed.',
      suspectedBot:
        'Whether a machine may have sent it. Stored and confirmed like any other; look before you discard.',
      botReasons: 'Why: honeypot, no_token, too_fast, no_origin. Empty for a person.',
    },
  },
};
