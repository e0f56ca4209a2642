import { workflowDelivery } from '@/content/checkout-links';
import { countInWords, workflowCount } from '@/content/counts';

/** Where the price of a workflow is found until the operator has set it. */
const price = { term: 'Price', fact: 'Shown at checkout' } as const;

/** For whom they are: also said by itself, where there is no room for the whole warning. */
const madeFor = 'These workflows are made for n8n users.';

/** What stands word for word on all workflow pages (R46 to R49). */
export const workflowCopy = {
  headings: {
    perfectFor: 'Perfect For',
    problem: 'The Problem It Solves',
    steps: 'What the Workflow Does',
    needs: 'What You Need Besides the Workflow',
  },
  warning: {
    title: 'Before you buy',
    madeFor,
    text: `${madeFor} Buyers who have never built an AI or n8n process may not fully understand what they get.`,
  },
  needs: {
    lead: 'You open these accounts yourself. Those billed by use cost you something each time the workflow runs, on top of the price.',
    n8n: 'n8n is a tool in which you join apps and AI models into one automation.',
  },
  price,
  refunds: { term: 'Refunds', fact: 'None unless agreed', link: 'Terms of Service' },
  /** Where a buyer turns whose file does not come or cannot be opened. */
  orders: { term: 'Order help', link: 'Where to write' },
  help: {
    title: 'Need Implementation Help?',
    text: 'Booking an expert is coming soon.',
    until: 'Until then:',
    action: 'Book a call',
  },
  deliverables: [
    { term: 'You receive', fact: 'A workflow file for n8n, an automation tool' },
    ...(workflowDelivery ? [{ term: 'Delivery', fact: workflowDelivery }] : []),
    { ...price, isPrice: true },
    { term: 'Paid', fact: 'Once, by card' },
    { term: 'Use', fact: 'Your business and your clients, no resale' },
    { term: 'Checkout', fact: 'Opens in a new tab' },
  ],
  place: (id: number, total: number) => `Workflow ${id} of ${total}`,
  neighbors: {
    label: 'Workflows',
    previous: 'Previous:',
    next: 'Next:',
    all: `All ${countInWords(workflowCount)} workflows`,
  },
  goToPurchase: 'Go to purchase',
  /** Before the workflow's title. */
  purchase: 'Proceed to Purchase',
  purchaseAll: `Purchase ALL ${workflowCount} Workflows`,
} as const;
