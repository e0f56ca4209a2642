import { claim } from './claims';
import { seeAllServices } from './counts';

/** The consultation page (R64). The clarification message itself comes from the assessment. */
export const contact = {
  metaTitle: 'Book a Call: free AI consultation',
  metaDescription: `Book a free consultation of ${claim('consultation-length').text}, without obligation. Tell us what takes your time and hear which AI service fits and what it needs.`,
  title: 'Schedule Your Consultation',
  lead: `A free call of ${claim('consultation-length').text}, without obligation. Tell us what takes your time; we say which service fits, or that none does.`,
  back: 'Back to Home',
  expectations: [
    {
      title: 'Personalized Assessment',
      text: 'You describe the work that repeats itself. We ask who does it, how often, and what it costs you when it is late.',
    },
    {
      title: claim('strategic-planning').text,
      text: 'You hear which service fits, what has to be connected for it, and what can wait. We also tell you what would not pay off.',
    },
    {
      title: `${claim('consultation-length').figure} Minute Deep Dive`,
      text: 'One conversation about your work. If you have an example at hand, such as an email or a form, we look at it together.',
    },
  ],
  panel: {
    title: 'Free Consultation / Expert Guidance',
    text: 'No card needed. You do not have to prepare anything. Read what we promise clients under About us. If you are looking for a job, use Apply Now. If something on this site is in your way, Accessibility says how to tell us.',
  },
  calendar: {
    title: 'The calendar opens here',
    text: 'It comes from our scheduling provider and loads when you press the button. A random number for your visit goes with it. After an assessment, so do the name you gave and a number for that assessment. If your browser sends the privacy signal, neither number does.',
    show: 'Show the calendar',
    /** Without JavaScript, where nothing can open here. */
    elsewhere: {
      title: 'The calendar opens in a new tab',
      text: 'It comes from our scheduling provider, and this page can show it only with JavaScript.',
    },
    frameTitle: 'Scheduling calendar',
    /** Said in the box until its provider answers, and when it does not. */
    waiting: 'The calendar is loading…',
    silent: 'The calendar has not answered. If you do not see it here, open it in a new tab or write to us.',
    /** Pixels (R65). */
    height: 700,
  },
  fallback: {
    text: 'Having trouble with the calendar above?',
    action: 'Open Calendar in New Tab',
  },
  clarification: {
    title: 'One thing is not clear yet',
    closest: { income: 'What brings you most of your clients?', backend: 'What is it mostly?' },
    choiceNote:
      'Press what is closest. The form opens at your text, with your choice added, and says how we read it now. Your other answers are still there.',
    /** Without JavaScript, what to write instead: words the rules can read. */
    help: {
      income:
        'It helps to name one of these: referrals, networking, your website, ads, organic search, cold calls, cold emails, Instagram, Facebook, no clients yet.',
      backend:
        'It helps to name one of these: client questions, customer support, support tickets, tasks, operations, data processing, integration.',
    },
    changeAnswers: 'Change my answers',
    /** Without JavaScript, where that would open the form empty. */
    goBack: "Your browser's Back button leads to the form with your answers.",
    seeServices: seeAllServices,
  },
} as const;
