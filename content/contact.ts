import { claim } from './claims';
import { countInWords, serviceCount } from './counts';

/** The consultation page (R64). The clarification message itself comes from the assessment. */
export const contact = {
  metaTitle: 'Book a Call: free AI consultation',
  metaDescription: `Book a free consultation of ${claim('consultation-length').text}, without obligation. Say what takes your time, and hear which AI service fits and what it needs.`,
  title: 'Schedule Your Consultation',
  lead: 'Free, without obligation, and with someone who builds these systems.',
  back: 'Back to Home',
  expectations: [
    {
      title: 'Personalized Assessment',
      text: 'You describe the work that repeats itself. We ask who does it, how often, and what it costs you when it is late.',
    },
    {
      title: claim('strategic-planning').text,
      text: 'You hear which service fits, what has to be connected for it, and what can wait. You also hear what would not pay off.',
    },
    {
      title: '15-30 Minute Deep Dive',
      text: 'One conversation, as long as your question needs and no longer. Bring an example: an email, a call or a form.',
    },
  ],
  panel: {
    titles: ['Free Consultation', 'Expert Guidance'],
    text: 'No card and no preparation.',
  },
  calendar: {
    title: 'The calendar opens here',
    text: 'It comes from our scheduling provider and loads only when you press the button. Until then, nothing about you is sent.',
    show: 'Show the calendar',
    frameTitle: 'Scheduling calendar',
    /** Pixels (R65). */
    height: 700,
  },
  fallback: {
    text: 'Having trouble with the calendar above?',
    action: 'Open Calendar in New Tab',
  },
  clarification: {
    title: 'One thing is not clear yet',
    changeAnswers: 'Change my answers',
    seeServices: `See all ${countInWords(serviceCount)} services`,
  },
} as const;
