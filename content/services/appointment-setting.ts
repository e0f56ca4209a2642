import { servicePath } from '@/lib/paths';
import { guarantee } from './claimed';
import { generalGuarantees } from './guarantees';
import type { Service } from './service';

export const appointmentSetting = {
  slug: 'appointment-setting',
  path: servicePath('appointment-setting'),
  name: 'Appointment Setting',
  cardTitle: 'Appointment Setting',
  description: 'Replies to enquiries, offers real times and keeps the calendar full.',
  metaTitle: 'AI Appointment Setting',
  metaDescription:
    'AI appointment setting that replies to enquiries, offers the hours that are free in your calendar and books the meeting. Book a free consultation.',
  metal: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'Appointment Setting',
      lead: 'Replies to an enquiry, offers the hours that are free in your calendar and books the meeting, so that nobody on your team has to chase a date.',
      guarantees: [guarantee('roi-guarantee-appointment-setting'), ...generalGuarantees],
    },
  ],
} as const satisfies Service;
