import { paths } from '@/lib/paths';
import { site } from '../site';
import type { LegalSection } from './legal';

/** The terms' last seven sections: what is not promised, how things end, and which law applies. */
export const termsOfLiability: readonly LegalSection[] = [
  {
    id: 'disclaimer-of-warranties',
    title: 'Disclaimer of Warranties',
    body: [
      'The site and the workflows are provided as they are. Apart from what is promised in a written agreement, we give no warranty of any kind. That includes fitness for a purpose, freedom from errors, and any level of income, reach or savings.',
      'Figures on this site that come from others name their source. They describe an industry and do not predict what you will see.',
    ],
  },
  {
    id: 'limitation-of-liability',
    title: 'Limitation of Liability',
    body: [
      'Our total liability to you, for whatever reason, is limited to the amounts you paid us in the past 12 months. We are not liable for lost profit, lost data or other indirect loss.',
      'These limits do not apply where the law forbids them, such as in cases of fraud or intent.',
    ],
  },
  {
    id: 'termination',
    title: 'Termination',
    body: [
      'You can stop using the site at any time. We may block a visitor who breaks these terms or harms the site. A service ends as its agreement says; what you paid for until then is still delivered.',
      'The sections on property, warranties, liability and law outlast the end.',
    ],
  },
  {
    id: 'governing-law',
    title: 'Governing Law',
    body: [
      'The law of the State of Michigan, United States, governs these terms and everything that follows from them. Its rules on which country’s law applies are left out. Consumer rights of the place where you live stay with you.',
    ],
  },
  {
    id: 'dispute-resolution',
    title: 'Dispute Resolution',
    body: [
      'Write to us first and say what happened and what would settle it. Most matters end there. If this one does not, either of us may take it to a court that has jurisdiction, and Michigan law is applied.',
    ],
  },
  {
    id: 'changes-to-terms',
    title: 'Changes to Terms',
    body: [
      'We may change these terms. The new text carries a new date at the top and applies to what you use or buy after that date. What you bought earlier stays under the text of its day.',
    ],
  },
  {
    id: 'contact-us',
    title: 'Contact Us',
    body: [
      'Questions about these terms, an order or a guarantee go to the address below. Include the day of your purchase and the name of what you bought.',
    ],
    links: [
      { label: site.legalContact.email, href: `mailto:${site.legalContact.email}` },
      { label: 'Privacy Policy', href: paths.privacy },
    ],
  },
];
