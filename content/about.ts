import { paths } from '@/lib/paths';
import { chartAddress } from './chart-questions';
import { claim } from './claims';
import { site } from './site';

/** The six promises of the About page (R42), also the six bullets of the landing page. */
export const aboutPromises = [
  {
    title: 'Satisfaction guarantee',
    text: `If the work is not what was agreed, we correct it. ${claim('satisfaction-guarantee').text}, on conditions written into your agreement before you pay.`,
  },
  {
    title: 'Free consultation',
    text: `It takes ${claim('consultation-length').text}, costs nothing and carries no obligation. If none of our services would help you, we tell you so.`,
  },
  {
    title: 'Expert guidance',
    text: 'You get advice on what to automate first, what to leave as it is and why, in words that need no technical knowledge.',
  },
  {
    title: claim('support-around-the-clock').text,
    text: 'You can report a fault at any hour, including at night and on weekends. Your agreement names the address for it and how soon we answer.',
  },
  {
    title: claim('real-time-updates').text,
    text: 'While we work, we plan to show you on one page what is finished, what comes next and what we need from you.',
  },
  {
    title: claim('transparency').text,
    text: 'You are told what a system does, what it cannot do, what it costs and why, before you decide anything.',
  },
] as const;

export const promiseTitles = aboutPromises.map(({ title }) => title);

/** The About page. */
export const about = {
  metaTitle: 'About our AI automation agency',
  metaDescription: `Who we work for and what we promise: satisfaction guarantee, free consultation, expert guidance, ${claim('support-around-the-clock').text}, updates and ${claim('transparency').text}.`,
  title: 'What we promise every client',
  lead: `${site.name} is an AI automation agency. We set up chatbots, phone lines, booking and outreach for businesses and sales teams, and sell workflows for n8n, an automation tool, to creators.`,
  operatorHeading: 'Who we are',
  promisesHeading: 'The six promises',
  termsNote: 'The conditions of every guarantee are in the',
  termsLink: 'Terms of Service',
  jobsNote: `Open position, ${site.hiring.position.toLowerCase()}:`,
  jobsLink: 'Apply Now',
  action: 'Book a Call',
  colophon: {
    title: 'How this site is made',
    rows: [
      {
        term: 'Drawings',
        text: 'Each service is a figure of stars, drawn in code. There are no photos.',
        link: { text: 'See the star chart of all services', href: chartAddress },
      },
      { term: 'Type', text: 'Libre Caslon Display and Hanken Grotesk, sent from this site.' },
      {
        term: 'Your browser',
        text: 'The site sets no cookies. The calendar and the payment page load from others, once you open them.',
        withScene: 'The 3D scene of the front page comes from its maker, as that page opens.',
        link: { text: 'Read the Privacy Policy', href: paths.privacy },
      },
      {
        term: 'Without JavaScript',
        text: 'The pages can be read and the forms sent.',
        link: { text: 'Read about accessibility', href: paths.accessibility },
      },
    ],
  },
  closing: {
    title: 'See whether we can help',
    book: 'Book a Call',
    guide: 'Which AI Fits Me?',
  },
} as const;

/** What a row says. A scene is the operator's choice, in the content or at build, and loads without being asked for. */
export const colophonText = (row: (typeof about.colophon.rows)[number], hasScene: boolean): string =>
  hasScene && 'withScene' in row ? `${row.text} ${row.withScene}` : row.text;

/** Where a row leads. A scene stands in the place of the star chart: nothing leads to a chart that nobody sees. */
export const colophonLink = (row: (typeof about.colophon.rows)[number], hasScene: boolean) =>
  'link' in row && !(hasScene && row.link.href === chartAddress) ? row.link : undefined;
