import { claim } from './claims';

/** 'Can I Work With You?' on the landing page: what is asked and what is offered (part 1, sections 1 and 2). */
export const hiringPitch = {
  title: 'Can I Work With You?',
  requirementsTitle: 'What we ask',
  requirements: [
    {
      title: 'Professional',
      description: 'You answer when you said you would, and you leave clear notes for whoever comes next.',
    },
    { title: 'Mindset', description: 'A refusal is information. You change one thing and call again.' },
    { title: 'Power', description: 'You bring energy into the room, and keep some for the last hour.' },
    {
      title: 'Delusional',
      description: 'You believe in a result slightly before there is evidence for it.',
    },
  ],
  offersTitle: 'What you get',
  offers: [
    {
      title: claim('competitive-compensation').text,
      description: 'Clear terms, agreed in writing before you start.',
    },
    { title: 'Flexible work', description: 'From wherever you do your best talking.' },
    { title: 'Professional development', description: 'Training in every service you represent.' },
    {
      title: claim('provided-leads').text,
      description: 'You are given people to call. You do not buy lists.',
    },
  ],
  apply: 'Apply Now',
} as const;
