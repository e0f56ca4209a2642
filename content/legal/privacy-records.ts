import { site } from '../site';
import type { LegalSection } from './legal';

/** The privacy policy's first four sections: what is recorded, how and why. Keep them in step with lib/analytics and db/schema. */
export const privacyRecords: readonly LegalSection[] = [
  {
    id: 'introduction',
    title: 'Introduction',
    body: [
      `This policy says what ${site.name} records when you use this site, why, and what you can do about it. It covers this site alone, not the places it links to.`,
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
        'A job application: first and last name, phone number, email address, position, the work experience you list and what you write about yourself.',
        'The time at which either was made and, unless measuring is off, the number of the visit it came from.',
      ],
      'What your visit leaves behind:',
      [
        'The pages you open, how long each was in view, how far you scrolled, and the page, ad or campaign that brought you here.',
        'What you click: the kind, name and first 100 characters of the element, and the place on the screen.',
        'Which form fields you use. Options are kept as chosen, up to 100 characters. For names, addresses, numbers and free text we keep the name of the field only; the value is replaced by its length or by the word “redacted”.',
        'How you move through the questions of an assessment: seen, answered, changed, finished or left, and what you do with the result.',
        'Browser and system with their versions, as the browser itself names them, the kind of device, the size of screen and window, loading times, and errors of the page.',
        'A country, a region and a city, worked out from the connection. Your IP address is not stored.',
      ],
    ],
  },
  {
    id: 'collection-methods',
    title: 'How we collect it',
    body: [
      'Visits are measured by our own code on our own server. No outside analytics service is involved, and there are no advertising trackers. A random number joins the events of one visit. It lives in the memory of the page alone, so a reload, a new tab or half an hour without activity starts a new one.',
      'To keep out floods of requests we turn your IP address into a code that cannot be read back. The key to it changes every day, and the code expires. Visits that look automated are marked as such and left out of our reports.',
      'If your browser sends the Global Privacy Control signal, we make no visit number and measure nothing, and what waited to be sent is deleted. An assessment or an application that you send is then stored without any link to a visit. The same holds when scripts are switched off.',
    ],
  },
  {
    id: 'use-of-information',
    title: 'How we use it',
    body: [
      'We use what you send and what your visit leaves behind for these purposes, and for no others:',
      [
        'To recommend a service and to tell you why it was chosen.',
        'To read your application and to answer it.',
        'To see which pages help people and which fail them, and to mend what is broken.',
        'To keep the site safe from misuse.',
      ],
      'The recommendation follows fixed rules and no person is ranked by it. It only chooses which page you are shown, and all other services stay open to you. We do not sell your information and do not use it to advertise to you.',
    ],
  },
];
