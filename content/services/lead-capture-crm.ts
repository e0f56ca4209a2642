import { leastCost } from '@/content/assessments/lowest-range';
import { claim } from '@/content/claims';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { generalGuarantees, roiGuarantee } from './claim-text';
import type { CatalogueService } from './service';

const madeFor = 'businesses that pay for leads and lose track of some';

export const leadCaptureCrm = {
  slug: 'lead-capture-crm',
  path: servicePath('lead-capture-crm'),
  group: 'backend',
  name: 'Lead Capture + CRM Sync',
  cardTitle: 'Lead Capture + CRM Sync',
  description: 'Puts each inquiry from your forms, ads, chats and inboxes into your client list (CRM) once.',
  madeFor,
  listedAs: 'CRM sync',
  fits: {
    time: 'puts inquiries into your client list (CRM)',
    soon: `${claim('lead-capture-timeline').text}, once we have access`,
  },
  metaTitle: 'Lead Capture + CRM Integration',
  metaDescription:
    'CRM integration for HubSpot, GoHighLevel, Salesforce and others: leads from forms, ads and chats in one list, without duplicates. Book a free call.',
  tier: 'plain',
  specimen: {
    kind: 'lead-path',
    title: 'Five entries, one person, one record',
    lead: 'The same person got in touch five times, in five places. Your CRM shows one lead.',
    sources: [
      ['Website form', 'sample lead, 5550100100, “roof asap”'],
      ['Ad form', 'SAMPLE LEAD, sample.lead@example.com'],
      ['Chat', '“It is about the roof from last week”'],
      ['Voicemail by email', '(555) 010-0100'],
      ['Shared inbox', '“Any news on my quote?”'],
    ],
    steps: ['Matched by number and email', 'Names and numbers cleaned', 'Sent to whoever does roofs'],
    record: {
      title: 'Sample Lead',
      rows: [
        ['Phone', '(555) 010-0100'],
        ['Email', 'sample.lead@example.com'],
        ['Wants', 'A quote for a roof'],
        ['First seen', 'Ad form, Monday'],
        ['Owner', 'Roof team'],
        ['Kept', 'All five entries, so that the merge can be undone'],
      ],
    },
  },
  sections: [
    {
      kind: 'hero',
      headline: 'Lead Capture + CRM Sync',
      lead: `Connects your website forms, ads, chats and inboxes to your CRM, the program that keeps your client list. Each new lead becomes one clean record and goes to the right person. Made for ${madeFor}.`,
      guarantees: [roiGuarantee('roi-guarantee-lead-capture'), ...generalGuarantees],
    },
    {
      kind: 'results',
      title: 'What we promise, and what your CRM shows',
      lead: 'A lead is worth more in one trade than in another, so we show no average. Below are our promise, our plan for a fault, and the numbers your own CRM will show.',
      terms: [
        {
          title: 'If it does not pay off',
          description: `There is a ${claim('roi-guarantee-lead-capture').text}. ROI, or return on investment, is what you gain, compared with what you pay. When it begins, how it is measured and what comes back to you are part of your agreement.`,
        },
        {
          title: 'If the CRM is out of reach',
          description: 'We plan for leads to wait in a list you can open, and to go in once it is back.',
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
      title: 'Where leads get lost',
      items: [
        {
          title: 'One inbox too many',
          description: 'The form on the old page still works. It mails a person who left last spring.',
          impact: 'You pay for the ad that brought them, and no one ever calls.',
        },
        {
          title: 'Copy, paste, typo',
          description: 'Names and numbers are typed from emails into the CRM at the end of the day.',
          impact: 'A wrong digit makes a phone number useless, and two spellings make two clients.',
        },
        {
          title: 'Three records, one person',
          description: 'Someone asks through the site and again by chat, and two colleagues call her.',
          impact: 'You look disorganized, and pay twice for the same call.',
        },
      ],
    },
    {
      kind: 'features',
      title: 'What happens to each lead',
      items: [
        {
          title: 'All sources in one list',
          description: 'Website forms, ad forms, chat, email and business cards all go to the same place.',
          useCase: 'You run ads on two networks and a form on each page.',
          outcome: 'One list shows all of them, with the source named.',
        },
        {
          title: 'Cleaned on the way in',
          description: 'Phone numbers get one format, bad addresses are marked and duplicates are merged.',
          useCase: 'A client writes from a new email address.',
          outcome: 'The message is filed with the record you already have.',
        },
        {
          title: 'Sent to the right person',
          description: 'By region, product or size, the lead goes to the person you named, or to a stand-in.',
          useCase: 'A large order comes in while its usual manager is on leave.',
          outcome: 'The stand-in is told, and the record names who has it.',
        },
      ],
    },
    {
      kind: 'timeline',
      title: `A ${claim('lead-capture-timeline').text}`,
      lead: 'From a list of your lead sources to live leads, with what we need from you each day.',
      phases: [
        {
          timeframe: claim('lead-capture-day-1').text,
          phase: 'Map',
          description: 'We list each place a lead can come from.',
          clientRole: 'A walk through your forms, inboxes and ads',
          ourRole: 'A list of sources, and of where leads get lost',
        },
        {
          timeframe: claim('lead-capture-day-2').text,
          phase: 'Connect',
          description: 'Each source is connected to your CRM.',
          clientRole: 'Access to the CRM and a list of its fields',
          ourRole: 'Test leads that arrive in full',
        },
        {
          timeframe: claim('lead-capture-day-3').text,
          phase: 'Clean',
          description: 'Old duplicates are found, and you say which to join.',
          clientRole: 'Your decision on each group of duplicates',
          ourRole: 'A backup first, then the clean list',
        },
        {
          timeframe: claim('lead-capture-day-4').text,
          phase: 'Live',
          description: 'Real leads come in, and we watch for gaps.',
          clientRole: 'Word of any new form or ad',
          ourRole: 'An alert if a source goes quiet',
        },
      ],
    },
    {
      kind: 'differentiators',
      title: 'How this CRM sync differs',
      items: [
        {
          title: 'A plan for failed leads',
          description:
            'We plan to keep a lead that the CRM refuses, show it in a list of its own and try again.',
          evidence: 'On day 2, switch the CRM link off, send a form, and switch it on again.',
          comparison: 'The lead is lost, and no one is told',
        },
        {
          title: 'Your CRM stays yours',
          description: 'We use the fields you have, and list the ones we add so that you can remove them.',
          evidence: 'Compare the list of fields from day 2 with the one from day 4.',
          comparison: 'A second system you must learn',
        },
        {
          title: 'Merges you can test and undo',
          description: 'We set it up to keep both originals of a merge, with the reason for it.',
          evidence: 'On day 3, undo one yourself.',
          comparison: 'The old record is overwritten',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about CRM sync',
      items: [
        {
          question: 'What does CRM integration cost?',
          answer: `Each form, inbox and ad account adds work. ${leastCost('Lead Capture + CRM Sync')} ${claim('no-setup-fees').text}, and you see one price for all of it in writing.`,
        },
        {
          question: 'What do I pay each month for Lead Capture + CRM Sync?',
          answer:
            'Your CRM costs what it costs today. If a tool such as Zapier moves the leads, it bills by their number. Whether we charge by the month is part of your agreement.',
        },
        {
          question: 'Which CRM do I need?',
          answer:
            'The one you have, if other programs can connect to it: HubSpot, GoHighLevel, Salesforce, Pipedrive, Zoho and Jobber can. If you have none, look at the Integrated Multi-Service Offer.',
        },
        {
          question: 'Will it touch my old records?',
          answer:
            'Only with your approval. We make a backup first, show you what would change, and change what you agree to.',
        },
        {
          question: 'Does it work with paper and phone leads?',
          answer:
            'Yes. A photo of a card or a short voice note can become a record that you confirm. Calls can be logged by AI Phone Callers.',
        },
        {
          question: 'What about consent?',
          answer:
            'Where your form asks for consent, we plan to store the answer, the wording and the time with the record. So you can show what a person agreed to.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'See where a test lead ends up',
      text: 'On a free call we fill in one of your forms together and follow it to the person who should answer. If booking is the weak point, look at Appointment Setting. To have quotes followed up automatically, look at the Integrated Multi-Service Offer.',
    },
  ],
} as const satisfies CatalogueService;
