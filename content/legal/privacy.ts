import { retentionMonths } from '@/content/analytics';
import { applicationTextNames, careers } from '@/content/careers';
import { countOf } from '@/content/counts';
import { type LeadChannel, leadChannelsChangedOn } from '@/content/leads';
import { site } from '@/content/site';
import { paths } from '@/lib/paths';
import type { LegalDocument, LegalSection } from './legal';

const applicationTexts = applicationTextNames.map((name) => careers.labels[name].toLowerCase()).join(', ');

/** The privacy policy's first four sections: what is recorded, how and why. Keep them in step with lib/analytics and db/schema. */
const privacyRecords: readonly LegalSection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    body: [
      `This policy says what ${site.name} records when you use this site, why, and what you can do about it. It covers this site alone.`,
      'You can read every page without giving us your name.',
    ],
  },
  {
    id: 'information-collected',
    title: 'Information we collect',
    body: [
      'What you send us:',
      [
        'An assessment: the name you enter, your description in your own words, the options you choose, and the service we recommended with the rule that led to it.',
        `A job application: ${applicationTexts}, position, the work experience you list and what you write about yourself.`,
        'The time at which either was made, and the number of the visit it came from, where there is one.',
        'Whether a program seems to have sent it, and why. It is kept then, but our staff is not told of it at once.',
      ],
      'What your visit leaves behind:',
      [
        'The pages you open and when, how long each was in view, how far you scrolled, and the page, ad or campaign that brought you here.',
        'What you click: the kind, name and first 100 characters of the element, the place on the screen, and where a link leads.',
        'Which form fields you use. Options are kept as chosen, up to 100 characters. For names, addresses, numbers and free text we keep the name of the field, and only the length of the value or the word “redacted”. Where a form stops you, we keep which fields it was and the kind of mistake, never what you typed.',
        'How you move through the questions of an assessment: seen, answered, changed, finished or left, after how many seconds, and what you do with the result.',
        'Browser and system with their versions, the kind of device, the size of screen and window, loading times, and errors of the page.',
        'A country, a region and a city, worked out from the connection. Your IP address is not stored.',
      ],
    ],
    links: [
      { label: 'Backend assessment', href: paths.backendForm },
      { label: 'Income assessment', href: paths.incomeForm },
      { label: 'Job application', href: paths.hiring },
    ],
  },
  {
    id: 'collection-methods',
    title: 'How we collect it',
    body: [
      'Visits are measured by our own code on our own server. No outside analytics or advertising service is involved. A random number joins the events of one visit. It lives in the memory of the page, so a reload, a new tab or half an hour without activity starts a new one. Only an assessment joins visits: those in which you answer it or act on its result, as long as its tab is open, and once it is sent those of the day after.',
      'To keep out floods of requests we turn your IP address into a short code that thousands of other addresses share, so that it cannot be turned back into yours. Its key is random and lasts one day; both are deleted after it. Visits that look automated are marked as such and left out of our reports.',
      'If your browser sends the Global Privacy Control signal, we make no visit number and measure nothing, and what waited to be sent is deleted. An assessment or an application that you send is then stored without any link to a visit. The same holds when scripts are switched off.',
    ],
  },
  {
    id: 'use-of-information',
    title: 'How we use it',
    body: [
      'We use all of this for these purposes alone:',
      [
        'To recommend a service and to tell you why it was chosen.',
        'To read your application and to answer it.',
        'To learn what visitors need: our staff read each assessment, even if you book no call.',
        'To prepare a call that you book, and to see which visits, campaigns and recommendations lead to calls and purchases.',
        'To see which pages help people, and to fix what is broken.',
        'To keep the site safe from misuse.',
      ],
      'The recommendation follows fixed rules and no person is ranked by it. It only chooses which page you are shown, and all other services stay open to you. We do not sell your information or use it to advertise to you.',
    ],
  },
];

/** The privacy policy's middle sections: who else is involved, and what stays in the browser. */
const privacyStorage: readonly LegalSection[] = [
  {
    id: 'third-parties',
    title: 'Third parties',
    body: [
      'Some work is done by other companies. They receive what it needs and have privacy policies of their own:',
      [
        'The companies that host this site and our database. Data storage and analytics run on their machines, on our instructions.',
        'The scheduling provider. Its calendar is loaded when you ask for it, or open it in a new tab. Your name from an assessment is filled in, and the numbers of your visit and of the assessment go with it. It tells us when a call is booked, moved or canceled.',
        'The payment provider. It takes your card details; we never see them. A purchase link carries the name of the workflow and the numbers of your visit and of the assessment. It tells us what was bought, refunded or not paid in the end, and for how much.',
        'The maker of the three-dimensional scene on the front page, where one is shown. The file comes from its server.',
        'A location service, where our host does not name the country itself. It is given your IP address once a visit, and answers with a country, a region and a city.',
        'The social networks we link to. Nothing is loaded from them until you follow a link.',
      ],
      'With the privacy signal on, or without scripts, no visit number is made or passed to anyone. We give out more only where the law demands it.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    body: [
      'We set no cookies. Your browser keeps these records for us, and you can delete them in its settings:',
      [
        'Your choice of the light or dark theme, until you delete it.',
        'Your place on each page, within the open tab. After 30 minutes it is no longer used.',
        'A form you have begun, and when a new version of the site last reloaded it, until you send it or close the tab. Your assessment answers stay until the tab closes, so that you can change them.',
        'The assessment you sent last with its result, and how far you have come in the questions, until the tab closes.',
        'The numbers of your last assessment and of the visit it was made in, for a day, so that a call you book in another tab is joined to it. Not with the privacy signal on.',
        'What has not reached us yet: measured events, for the few seconds until they are sent, and your assessment. What could not be delivered is sent again, and dropped after 7 days at the latest. There is room for 20 entries and 256\u00a0KB.',
      ],
      'The calendar and the payment page may set cookies of their own once you open them, under their providers’ policies.',
    ],
  },
  {
    id: 'california-rights',
    title: 'California privacy rights',
    body: [
      'If you live in California, you have these rights under the California Consumer Privacy Act:',
      [
        'To know what we hold about you, where it came from, why we have it and who receives it.',
        'To have it deleted, and to have mistakes corrected.',
        'To say no to the sale or sharing of your information. We do neither, and we treat the Global Privacy Control signal as a no.',
        'To be treated no worse for asking, and to let someone you authorize ask for you.',
      ],
      'The law gives us 45 days to answer. First we check that it is you who asks.',
    ],
  },
  {
    id: 'childrens-privacy',
    title: 'Children’s privacy',
    body: [
      'This site is not for children under 13, and we do not knowingly collect anything from them. If a child has sent us something, tell us, and we will delete it.',
    ],
  },
];

/** The privacy policy's last sections: how records are kept safe, how long, and what a visitor can ask for. */
const privacyRights: readonly LegalSection[] = [
  {
    id: 'security',
    title: 'Security and retention',
    body: [
      'Only staff who need them can open the records. The words of an assessment never enter the record of a visit. Pages run no script that is not ours, and what arrives is checked before it is stored. No system is safe beyond doubt.',
      [
        `Records of visits are deleted after ${countOf(retentionMonths.visits, 'month')}. Those marked as automated go after ${countOf(retentionMonths.bots, 'month')}, unless a call was booked or something was bought in them. Totals of a day carry no visit number and are kept; those that name what was pressed, failed or not found go with its visits.`,
        'Assessments and applications are kept until their purpose is served, or until you ask us to erase them.',
        'Of a booked call we keep its kind, its times, whether you or we canceled it and which call it replaced, of a purchase its item, amount, time and refunds, and whether the payment is pending, made or failed, each with the provider’s own number and the numbers of the visit and the assessment. They are not deleted with the visit. Names and addresses stay with the provider.',
      ],
    ],
  },
  {
    id: 'user-rights',
    title: 'Your rights',
    body: [
      'Wherever you live, you can ask us:',
      [
        'To tell you what we hold about you, and to give you a copy of it.',
        'To correct what is wrong.',
        'To erase it.',
        'To stop using it, where the law of your country allows you to object.',
      ],
      'Visit records carry no name, so we can only find yours through an assessment or application you sent, or a call or purchase you made from that visit. To stop all measuring, switch on Global Privacy Control in your browser. You can also complain to the privacy authority where you live.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    body: [
      'Write to the address below about this policy or your information. Tell us which form you used on which day.',
    ],
    links: [
      { label: site.legalContact.email, href: `mailto:${site.legalContact.email}` },
      { label: 'Book a call', href: paths.contact },
      { label: 'Accessibility', href: paths.accessibility },
    ],
  },
  {
    id: 'updates',
    title: 'Updates to this policy',
    body: [
      'When what we record changes, this text changes with it, and the day of the change is set at the top. The text you see is the one in force. To keep it, print or save the page: both days are on it.',
    ],
  },
];

const textChangedOn = '2026-11-28';

/** The privacy policy: twelve sections with fixed anchors (R70). */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  metaTitle: 'Privacy Policy',
  metaDescription:
    'What this site records, what stays in your browser, how the Global Privacy Control signal is honored, and how to see or erase your data.',
  effective: 'today',
  dateWords: 'Effective',
  lastChanged: textChangedOn,
  sections: [...privacyRecords, ...privacyStorage, ...privacyRights],
};

/** What is said of those who pass leads on to our staff, if there are any. */
const leadRecipients: Readonly<Record<LeadChannel, string>> = {
  webhook:
    'The company whose program tells our staff of a finished assessment or an application. It is sent what you sent us, what we recommended, the number of your visit, and the page or campaign that brought you.',
  email:
    'The company that carries our mail. A finished assessment or an application is sent to our staff by email, with what we recommended and the page or campaign that brought you.',
};

const withRecipients =
  (channels: readonly LeadChannel[]) =>
  (section: LegalSection): LegalSection =>
    section.id === 'third-parties'
      ? {
          ...section,
          body: section.body.map((block) =>
            typeof block === 'string'
              ? block
              : [...block, ...channels.map((channel) => leadRecipients[channel])],
          ),
        }
      : section;

/** The privacy policy of a site whose leads are sent on by these channels, and the day on which that changed. */
export const privacyPolicy = (
  channels: readonly LeadChannel[],
  channelsChangedOn = leadChannelsChangedOn,
): LegalDocument & { lastChanged: string } => ({
  ...privacy,
  lastChanged: channelsChangedOn && channelsChangedOn > textChangedOn ? channelsChangedOn : textChangedOn,
  sections: privacy.sections.map(withRecipients(channels)),
});

/** Shown above the policy to a visitor who sends Global Privacy Control (decision 0015). */
export const privacySignalNotice =
  'Your browser sends Global Privacy Control. Nothing about this visit is measured.';
