import { leastCost } from '@/content/assessments/lowest-range';
import { claim } from '@/content/claims';
import { statisticsOf } from '@/content/statistics';
import { servicePath } from '@/lib/paths';
import { claimMetric, claimSeal, generalSeals, offerGuarantees } from './claim-text';
import type { CatalogueService } from './service';

const madeFor = 'offices that run on spreadsheets and retyping';

export const fullBackendOptimization = {
  slug: 'full-backend-optimization',
  path: servicePath('full-backend-optimization'),
  group: 'backend',
  name: 'FULL Backend Optimization',
  cardTitle: 'FULL Backend Optimization',
  description: 'Invoices, orders, approvals and reports, mapped with you and automated step by step.',
  madeFor,
  listedAs: 'process automation',
  fits: { time: 'automates orders, invoices and reports' },
  metaTitle: 'Business Process Automation with AI',
  metaDescription: `FULL Backend Optimization: business process automation for invoices, orders, approvals and reports, planned over ${claim('backend-delivery').figure}. Book a free consultation.`,
  tier: 'plain',
  goesWith: {
    'lead-capture-crm': 'Leads go into the CRM and bills into the books without being typed in twice.',
    'multi-solutions':
      'Office work that clients do not see is automated, and the tools they do use are connected.',
  },
  specimen: {
    kind: 'process',
    title: 'One invoice, before and after',
    lead: 'The same paper on its way through a sample office. A person still decides; the typing is gone.',
    before: {
      label: 'Before',
      steps: [
        { who: 'Office', what: 'Prints the email' },
        { who: 'Office', what: 'Types it into a sheet' },
        { who: 'Office', what: 'Carries it upstairs' },
        { who: 'Manager', what: 'Signs it, some day' },
        { who: 'Office', what: 'Looks for it' },
        { who: 'Office', what: 'Types it into the books' },
        { who: 'Office', what: 'Files the paper' },
      ],
    },
    after: {
      label: 'After',
      steps: [
        { who: 'System', what: 'Reads the invoice and fills in the entry' },
        { who: 'System', what: 'Compares it with the order' },
        { who: 'Manager', what: 'Approves it, or asks' },
        { who: 'System', what: 'Books it and files it' },
      ],
    },
  },
  sections: [
    {
      kind: 'hero',
      headline: 'FULL Backend Optimization',
      lead: `We map the office work that repeats in your business, such as invoices, orders, approvals and reports. Then we automate what costs you most, step by step: ${claim('backend-delivery').figure} from the map to the new process. Made for ${madeFor}.`,
      guarantees: offerGuarantees,
      metrics: [
        claimMetric('backend-delivery', { counts: 'from the map to the new process' }),
        claimMetric('backend-revenue'),
        claimMetric('backend-hours'),
      ],
    },
    {
      kind: 'statistics',
      title: 'Where office hours go',
      items: statisticsOf('full-backend-optimization'),
    },
    {
      kind: 'problems',
      title: 'Signs of a slow back office',
      items: [
        {
          title: 'One sheet runs the firm',
          description: 'It has nineteen tabs, and one person knows which cell not to touch.',
          impact: 'When that person is ill, invoices wait. When they leave, you start from zero.',
        },
        {
          title: 'Typed in twice',
          description: 'An order is copied from an email into one system and then into the next.',
          impact: 'You pay for the same work twice, and again for each typing error.',
        },
        {
          title: 'Nobody sees where work waits',
          description: 'A quote needs a signature, and nobody knows whose desk it is on.',
          impact: 'The client calls to ask, and you have to call back.',
        },
      ],
    },
    {
      kind: 'features',
      title: 'What we automate: invoices, tasks, reports',
      items: [
        {
          title: 'Invoices and orders, read for you',
          description:
            'Orders, bills and forms are read and filed. What cannot be read well goes to a person.',
          useCase: 'A supplier sends bills as photos.',
          outcome: 'The bill is in your books, with the photo beside it.',
        },
        {
          title: 'Every task has an owner and a next step',
          description: 'Each task shows its next step and who has it. Late ones send a reminder.',
          useCase: 'A quote waits for a signature while the boss travels.',
          outcome: 'She signs on her phone, and the order starts.',
        },
        {
          title: 'Reports that build themselves',
          description: 'Reports you build by hand are put together for you, from the same sources each time.',
          useCase: 'It is Friday, and the owner wants the unpaid invoices.',
          outcome: 'The page is ready, and each total can be traced to its bills.',
        },
      ],
    },
    {
      kind: 'steps',
      title: `The plan: ${claim('backend-delivery').text}`,
      lead: 'Your present process keeps running until the new one gives the same results.',
      steps: [
        {
          timeframe: claim('backend-step-1').text,
          title: 'Map',
          description: 'We watch how the work is done today. You get a map and a ranked list.',
          clientRole: 'Time with the people who do the work',
        },
        {
          timeframe: claim('backend-step-2').text,
          title: 'Build',
          description: 'The top of the list is automated, one task after another, on copies of your data.',
          clientRole: 'Access, and copies of your data',
        },
        {
          timeframe: claim('backend-step-3').text,
          title: 'Run side by side',
          description: 'Both processes do the same jobs. We compare the results and fix what differs.',
          clientRole: 'A look at what differs',
        },
        {
          timeframe: claim('backend-step-4').text,
          title: 'Switch and tune',
          description: 'The new process takes over. We watch it, train your staff and take the next item.',
          clientRole: 'Your OK to switch',
        },
      ],
    },
    {
      kind: 'faq',
      title: 'Questions about back office automation',
      items: [
        {
          question: 'What does business process automation cost?',
          answer: `The map shows how much there is to do, and you choose how far down the list we go. ${leastCost('FULL Backend Optimization')} The price is in writing before anything is built.`,
        },
        {
          question: 'What do I pay each month for FULL Backend Optimization?',
          answer:
            'Your programs keep their fees, and an AI model that reads bills or orders is paid by use. Ask what we charge after week 5, if you want us to go on.',
        },
        {
          question: 'Do we have to change our software?',
          answer:
            'As a rule, no. We build on tools you have, such as QuickBooks, Excel or Google Sheets, if other programs can connect to them. Where one blocks the rest, you decide.',
        },
        {
          question: 'What happens to our data?',
          answer:
            'What you give us stays yours, and we use it for this project only. Your agreement says where the copies are kept and when they are deleted.',
        },
        {
          question: 'What happens to jobs?',
          answer: 'That is your decision. We suggest that you tell your staff what you plan before we start.',
        },
        {
          question: 'What do the revenue and hours figures mean for me?',
          answer:
            'They are no forecast for your firm. The revenue figure does not say what it is compared with. Count your own hours before and after, and judge by those.',
        },
        {
          question: 'What if an automation fails?',
          answer:
            'It is built to stop, keep the item and tell a person. You can do the job by hand until it is fixed.',
        },
      ],
    },
    {
      kind: 'sealed-closing',
      title: 'Tell us the office task you like least',
      text: 'Describe one job that comes back each week. We sketch how it could run, and what would stay with you. If customers are part of the job, look at AI Agents or Multi AI Solutions too.',
      seals: [claimSeal('backend-delivery'), ...generalSeals],
    },
  ],
} as const satisfies CatalogueService;
