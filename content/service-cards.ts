import type { ServiceSlug } from './services/service';

export type ServiceCard = { name: string; text: string };

/** The nine services as the landing page's carousels name them (part 1, section 2), each with one sentence. */
export const serviceCards: Readonly<Record<ServiceSlug, ServiceCard>> = {
  'ai-agents': {
    name: 'AI Agent',
    text: 'Answers questions in your words, and hands over to a person when it should.',
  },
  'appointment-setting': {
    name: 'Appointment Setting',
    text: 'Replies to enquiries, offers the times you are free and books the one that suits.',
  },
  'lead-capture-crm': {
    name: 'Lead Capture + CRM Sync',
    text: 'Every enquiry, from every form, in one kept record.',
  },
  'ai-websites': {
    name: 'AI Website',
    text: 'A site that answers visitors instead of waiting for them.',
  },
  'full-backend-optimization': {
    name: 'FULL Backend Optimization',
    text: 'The repeated work behind the business, mapped and automated in layers.',
  },
  'ai-email-outreach': {
    name: 'Auto Email Outreach',
    text: 'Finds the right people, writes to each of them and follows up on time.',
  },
  'ai-social-media-outreach': {
    name: 'Automated Social Media',
    text: 'One voice, planned and posted wherever your clients already are.',
  },
  'ai-phone-callers': {
    name: 'AI Phone Callers',
    text: 'Takes and makes calls day and night, and writes down what was said.',
  },
  'multi-solutions': {
    name: 'Multi AI Solutions',
    text: 'Several services joined into one system with one point of contact.',
  },
};
