import type { LegalSection } from './legal';

/** The privacy policy's middle sections: who else is involved, and what stays in the browser. */
export const privacyStorage: readonly LegalSection[] = [
  {
    id: 'third-parties',
    title: 'Third parties',
    body: [
      'Some work is done by other companies. They receive what their task needs and have privacy policies of their own:',
      [
        'The company that hosts this site, and the one that hosts our database. Data storage and analytics run on their machines, for us and on our orders.',
        'The scheduling provider. Its calendar is loaded when you ask for it, or open it in a new tab. Your name from an assessment is filled in, and the number of your visit goes with it.',
        'The payment provider. It takes your card details; we never see them. A purchase link carries the name of the workflow and the number of your visit.',
        'The maker of the three-dimensional scene on the front page, where one is shown. Its file comes from that company’s server.',
        'A location service, where our host does not name the country itself. It is asked once about your IP address and answers with a country, a region and a city.',
        'The social networks we link to. Nothing is loaded from them until you follow a link.',
      ],
      'With the privacy signal on, or without a measured visit, no visit number is passed to anyone. We give out information beyond this only where the law demands it.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    body: [
      'We set no cookies. Your browser keeps these records for us, and you can delete them in its settings at any time:',
      [
        'Your choice of the light or dark theme, until you delete it.',
        'Your place on each page, for 30 minutes, within the open tab.',
        'A form you have begun, until you send it or close the tab. Your assessment answers stay until the tab closes, so that you can change them.',
        'The assessment that is being worked out, while the loading screen is shown.',
        'What has not reached us yet: measured events, for the few seconds until they are sent, and your assessment. What could not be delivered, for example because you were offline, is sent again later, and dropped after 7 days at the latest. There is room for 20 entries and 256\u00a0KB.',
      ],
      'The calendar and the payment page may set cookies of their own once you open them. Those are covered by the policies of their providers.',
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
        'To say no to the sale or sharing of your information. We do neither, and we treat the Global Privacy Control signal as such a no.',
        'To be treated no worse for asking, and to let someone you authorize ask for you.',
      ],
      'The law gives us 45 days to answer. Before we hand anything over, we check that it is really you who asks.',
    ],
  },
  {
    id: 'childrens-privacy',
    title: 'Children’s privacy',
    body: [
      'This site is not for children under 13, and we do not knowingly collect anything from them. If you believe a child has sent us something, write to us, and we will delete it.',
    ],
  },
];
