import { servicePath } from '@/lib/paths';
import { guarantee } from './claimed';
import { generalGuarantees } from './guarantees';
import type { Service } from './service';

export const leadCaptureCrm = {
  slug: 'lead-capture-crm',
  path: servicePath('lead-capture-crm'),
  name: 'Lead Capture + CRM Sync',
  cardTitle: 'Lead Capture + CRM Sync',
  description: 'Every enquiry, from every form, in one kept record.',
  metaTitle: 'Lead Capture + CRM Sync',
  metaDescription:
    'Lead capture that brings the enquiries of all your forms into one record in your CRM, so that someone can answer them. Book a free consultation.',
  metal: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'Lead Capture + CRM Sync',
      lead: 'Brings the enquiries from your forms, pages and messages into one record in your CRM, so that none waits in an inbox nobody reads.',
      guarantees: [guarantee('roi-guarantee-lead-capture'), ...generalGuarantees],
    },
  ],
} as const satisfies Service;
