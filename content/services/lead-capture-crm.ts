import { claim } from '@/content/claims';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { claimGuarantee, generalGuarantees } from './claim-text';
import type { CatalogueService } from './service';

export const leadCaptureCrm = {
  slug: 'lead-capture-crm',
  path: servicePath('lead-capture-crm'),
  group: 'backend',
  name: 'Lead Capture + CRM Sync',
  cardTitle: 'Lead Capture + CRM Sync',
  description: 'Every inquiry, from every form, in one kept record.',
  metaTitle: 'Lead Capture + CRM Sync',
  metaDescription:
    'Lead capture that brings the inquiries of all your forms into one record in your CRM, so that someone can answer them. Book a free consultation.',
  tier: 'plain',
  sections: [
    {
      kind: 'hero',
      headline: 'Lead Capture + CRM Sync',
      lead: 'Brings the inquiries from your forms, pages and messages into one record in your CRM, so that none waits in an inbox nobody reads.',
      guarantees: [claimGuarantee('roi-guarantee-lead-capture'), ...generalGuarantees],
    },
    {
      kind: 'results',
      title: 'What we stand behind',
      lead: 'What a lead is worth differs from trade to trade, so we show no average of it. We say what we owe you, and where you can see it.',
      terms: [
        {
          title: 'If it does not pay',
          description: `The ${claim('roi-guarantee-lead-capture').text} covers you. When it begins, how it is measured and what comes back to you are part of your agreement.`,
        },
        {
          title: 'If the CRM is out of reach',
          description: 'Leads wait in a list you can open, and go in once it is back. None is thrown away.',
        },
      ],
      counted: {
        title: 'What your CRM will show from then on',
        items: [
          'Leads in, by form, page and ad',
          'Leads that nobody has answered yet',
          'Records merged, and what was merged',
          'The path each new client took to you',
        ],
      },
    },
    {
      kind: 'statistics',
      title: 'What happens to a lead that waits',
      items: statisticsOf('lead-capture-crm'),
    },
    {
      kind: 'problems',
      title: 'Where your leads leak',
      items: [
        {
          title: 'One inbox too many',
          description: 'The form on the old page still works. It mails a person who left last spring.',
          impact: 'You pay for the ad that brought them, and no one ever calls.',
        },
        {
          title: 'Copy, paste, typo',
          description: 'Names and numbers are typed from mail into the CRM at the end of the day.',
          impact: 'A wrong digit makes a dead number. Two spellings make two clients.',
        },
        {
          title: 'Three records, one person',
          description:
            'She asked through the site, then by chat, then at the fair. Three of your people call her.',
          impact: 'It looks like you do not talk to each other, and she is right.',
        },
      ],
    },
    {
      kind: 'features',
      title: 'What happens to each lead',
      items: [
        {
          title: 'Every door leads to one list',
          description: 'Site forms, ad forms, chat, mail and cards from events all write to the same place.',
          useCase: 'You run ads on two networks and a form on each page.',
          outcome: 'One list shows all of them, with the source named.',
        },
        {
          title: 'Cleaned on the way in',
          description:
            'Phone numbers get one format. Bad addresses are marked. Duplicates are joined, and you can undo it.',
          useCase: 'A client writes from her private address this time.',
          outcome: 'The message lands on the record you know her by.',
        },
        {
          title: 'Sent to the right desk',
          description:
            'By region, product or size, the lead goes to a named person. If they are off, to the next.',
          useCase: 'A large order comes in while its usual manager is on leave.',
          outcome: 'A stand-in is told, and the record says who has it.',
        },
      ],
    },
    {
      kind: 'timeline',
      title: `A ${claim('lead-capture-timeline').text}`,
      lead: 'From the first map to live leads. What we need from you each day stands below it.',
      phases: [
        {
          timeframe: claim('lead-capture-day-1').text,
          phase: 'Map',
          description: 'We list every door a lead can come through.',
          clientRole: 'A walk through your forms, inboxes and ads',
          ourRole: 'A map of the leaks',
        },
        {
          timeframe: claim('lead-capture-day-2').text,
          phase: 'Join',
          description: 'Each door is wired to your CRM.',
          clientRole: 'Access to the CRM and a list of its fields',
          ourRole: 'Test leads that arrive in full',
        },
        {
          timeframe: claim('lead-capture-day-3').text,
          phase: 'Clean',
          description: 'Old duplicates are found, and you say which to join.',
          clientRole: 'A yes or no to each group of duplicates',
          ourRole: 'A backup first, then the clean list',
        },
        {
          timeframe: claim('lead-capture-day-4').text,
          phase: 'Live',
          description: 'Real leads flow, and we watch for gaps.',
          clientRole: 'Word of any new form or ad',
          ourRole: 'An alert if a door goes quiet',
        },
      ],
    },
    {
      kind: 'differentiators',
      title: 'Why this sync holds',
      items: [
        {
          title: 'Nothing vanishes',
          description: 'A lead the CRM refuses is kept and tried again. You see it in a list of its own.',
          evidence: 'On day 2, switch the CRM link off, send a form, and switch it on again.',
          comparison: 'A lost row, and no one is told',
        },
        {
          title: 'Your CRM stays yours',
          description: 'We use the fields you have. What we add is named, so you can take it out.',
          evidence: 'Hold the list of fields from day 2 beside the one from day 4.',
          comparison: 'A second system you must learn',
        },
        {
          title: 'Merges can be undone',
          description: 'Each merge keeps both originals and says why it was made.',
          evidence: 'On day 3, undo one yourself.',
          comparison: 'Overwritten for good',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about the sync',
      items: [
        {
          question: 'What does it cost?',
          answer: `Count the doors: each form, inbox and ad account is work. ${claim('no-setup-fees').text}. After the map you see one price for all of it, in writing.`,
        },
        {
          question: 'Which CRM do I need?',
          answer:
            'The one you have, if it can be reached from outside. Most can. If you have none, we help you pick one that is not too large.',
        },
        {
          question: 'Will it touch my old records?',
          answer:
            'Only with your yes. We take a backup, show you what would change, and change what you approve.',
        },
        {
          question: 'Does it work with paper and phone leads?',
          answer:
            'Yes. A photo of a card or a short voice note can become a record. You confirm it before it is saved.',
        },
        {
          question: 'What about consent?',
          answer:
            'The box a person ticked, the text beside it and the time are kept with the record. So you can show what they agreed to.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Let us send you a test lead',
      text: 'Name your forms before the call. We fill in each one with you, and see where it ends up. That alone is worth the time.',
    },
  ],
} as const satisfies CatalogueService;
