import { guaranteeConditions } from '@/content/claims/guarantee-conditions';
import { operatorSentence, site } from '@/content/site';
import { paths } from '@/lib/paths';
import type { LegalDocument, LegalSection } from './legal';

/** The terms' first six sections: who may use the site, what is sold, and who owns what. */
const termsOfUse: readonly LegalSection[] = [
  {
    id: 'use-of-services',
    title: 'Use of Services',
    body: [
      `These terms apply between you and ${site.name} when you use this site or buy from it. You must be 18 or older. If you act for a company, you confirm that you may bind it.`,
      'Where a written agreement between us says something else about a service, that agreement prevails.',
      ...[operatorSentence() ?? []].flat(),
    ],
  },
  {
    id: 'ai-automation-services',
    title: 'AI Automation Services',
    body: [
      'We offer two kinds of product. A service is built for you and, where you agree on it with us, run for you, to the scope and price in a written agreement. A workflow is a file for the automation tool n8n that you buy and run yourself.',
      'Both use models made by other companies. Such models can be wrong, and their makers can change or end them. A recommendation by this site is a starting point for a conversation, not advice on law, tax or money.',
    ],
  },
  {
    id: 'user-responsibilities',
    title: 'User Responsibilities',
    body: [
      'You use the site and what you buy from it within the law. In particular, you agree:',
      [
        'To give true answers in forms, and to send us only what you have the right to send.',
        'To have the consent that the law asks for before a system calls, writes to or messages people for you.',
        'To follow the rules of the platforms on which you publish.',
        'To keep an eye on what a model says or makes for you.',
        'Not to disturb the site, probe it for weaknesses or flood it with requests.',
      ],
    ],
  },
  {
    id: 'payments-and-subscriptions',
    title: 'Payments and Subscriptions',
    body: [
      'Workflows are paid once, by card, on the page of a payment provider. Prices and taxes are shown there before you pay. What a service costs, and how often, is set out in your agreement.',
      'Payments are non-refundable unless agreed otherwise. A guarantee named on this site counts as agreed once it is part of your written agreement. That agreement says what is measured, from which day, and what is paid back if the promise is missed. It also says how a subscription is ended.',
      'Rights to a refund that the law gives you, and that cannot be waived, are not affected.',
    ],
    conditions: guaranteeConditions,
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual Property',
    body: [
      'The text, drawings, code and name of this site belong to us or to those who licensed them to us. You may read, print and link to its pages.',
      'A workflow you buy is licensed to you. You may change it and run it for your own business and your clients. The tools it uses are yours to pay. You may not resell the file or give it away.',
    ],
  },
  {
    id: 'client-content',
    title: 'Client Content',
    body: [
      'What you give us for a service stays yours: texts, records, recordings and images. You allow us to use them for that service and for as long as it runs. What the service produces for you is yours as well, as far as the law and the makers of the models allow.',
      'We name or quote you in public only if you have agreed to it.',
    ],
  },
];

/** The terms' last seven sections: what is not promised, how things end, and which law applies. */
const termsOfLiability: readonly LegalSection[] = [
  {
    id: 'disclaimer-of-warranties',
    title: 'Disclaimer of Warranties',
    body: [
      'The site and the workflows are provided as they are. Apart from what is promised in a written agreement, we give no warranty of any kind. That includes fitness for a purpose, freedom from errors, and any level of income, reach or savings.',
      'Published figures of others name their source on this site; where a figure has none, its page says so. They do not predict what you will see.',
    ],
  },
  {
    id: 'limitation-of-liability',
    title: 'Limitation of Liability',
    body: [
      'Our total liability to you, for whatever reason, is limited to the amounts you paid us in the past 12 months. We are not liable for lost profit, lost data or other indirect loss.',
      'These limits do not apply where the law forbids them, such as in cases of fraud or willful misconduct.',
    ],
  },
  {
    id: 'termination',
    title: 'Termination',
    body: [
      'You can stop using the site at any time. We may block a visitor who breaks these terms or harms the site. A service ends as its agreement says; what you paid for until then is still delivered.',
      'The sections on property, warranties, liability and law stay in force after that.',
    ],
  },
  {
    id: 'governing-law',
    title: 'Governing Law',
    body: [
      'The law of the State of Michigan, United States, governs these terms and everything that follows from them. This holds without regard to conflict-of-law rules. You keep the consumer rights of the place where you live.',
    ],
  },
  {
    id: 'dispute-resolution',
    title: 'Dispute Resolution',
    body: [
      'Write to us first and say what happened and what would settle it. Most matters end there. If yours does not, either of us may take it to a court that has jurisdiction, and Michigan law applies.',
    ],
  },
  {
    id: 'changes-to-terms',
    title: 'Changes to Terms',
    body: [
      'We may change these terms. The new text carries a new date at the top and applies to what you use or buy after that date. What you bought earlier stays under the terms that applied when you bought it.',
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
      { label: 'Accessibility', href: paths.accessibility },
    ],
  },
];

/** The terms of service (R72): thirteen sections by their names, in force since January 1, 2025. */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  metaTitle: 'Terms of Service',
  metaDescription:
    'The terms for using this site and buying its services and workflows: payments, guarantees, ownership, liability and Michigan law.',
  effective: '2025-01-01',
  dateWords: 'Effective',
  lastChanged: '2026-11-29',
  sections: [...termsOfUse, ...termsOfLiability],
};
