import type { FeaturedSlug } from './services/service';

/** What the star of a featured service opens (R33); its tier and its badge are the service's own. */
export type FeaturedService = {
  title: string;
  description: string;
  highlights: readonly string[];
};

export const featuredLabel = 'Featured Service';
export const highlightsLabel = 'Key Highlights:';

export const featuredServices: Readonly<Record<FeaturedSlug, FeaturedService>> = {
  'ai-email-outreach': {
    title: 'Auto Email Outreach',
    description:
      'Cold email for firms that sell to firms. It finds contacts, writes to them about their own work and follows up. You answer the replies.',
    highlights: [
      'Addresses are checked before the first message',
      'Replies are sorted, so you read those that matter',
      'Every send, bounce and answer in one report',
    ],
  },
  'ai-agents': {
    title: 'AI Agent',
    description:
      'A chatbot that answers the questions customers ask most, from your own documents. What it should not answer goes to a person.',
    highlights: [
      'Answers from sources you approve',
      'Hands over with the whole conversation so far',
      'Shows you the questions it could not answer',
    ],
  },
  'ai-phone-callers': {
    title: 'AI Phone Callers',
    description:
      'An AI receptionist for calls you would miss. It also calls people who agreed to hear from you, and writes down what was said.',
    highlights: [
      'Says at the start that it is an AI',
      'Passes a caller to a person on request',
      'Writes a note of each call',
    ],
  },
};
