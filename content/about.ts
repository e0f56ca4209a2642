import { claim } from './claims';
import { site } from './site';

/** The six promises of the About page (R42), also the six bullets of the landing page. */
export const promises = [
  {
    title: 'Satisfaction guarantee',
    text: `If the work is not what was agreed, it is put right. ${claim('satisfaction-guarantee').text}, on conditions that are written into your agreement before you pay.`,
  },
  {
    title: 'Free consultation',
    text: `It takes ${claim('consultation-length').text}, costs nothing and carries no obligation. If nothing we make would help you, you hear that on the call.`,
  },
  {
    title: 'Expert guidance',
    text: 'You speak with people who build these systems. They tell you what to automate first, what to leave alone, and why.',
  },
  {
    title: claim('support-around-the-clock').text,
    text: 'A fault at three in the morning is still a fault. You can report it then, and need not wait for opening hours.',
  },
  {
    title: claim('real-time-updates').text,
    text: 'You watch the build while it happens and see what was finished, what is next and what waits for you. No monthly summary.',
  },
  {
    title: claim('transparency').text,
    text: 'You are told what a system does, what it cannot do, what it costs and why, before you decide anything.',
  },
] as const;

export const promiseTitles = promises.map(({ title }) => title);

/** The About page. */
export const about = {
  metaTitle: 'About us: six promises',
  metaDescription: `What you can hold us to: a satisfaction guarantee, a free consultation, expert guidance, ${claim('support-around-the-clock').text}, real-time updates and ${claim('transparency').text}.`,
  title: 'The mark has six rays. Each is a promise.',
  lead: `${site.name} builds AI systems for businesses, sales teams and creators, and shows its workings while it does.`,
  promisesHeading: 'The six promises',
  termsNote: 'The conditions of every guarantee stand in the',
  termsLink: 'Terms of Service',
  action: 'Book a Call',
} as const;
