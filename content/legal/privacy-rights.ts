import { retentionMonths } from '@/content/analytics';
import { paths } from '@/lib/paths';
import { site } from '../site';
import type { LegalSection } from './legal';

/** The privacy policy's last sections: how records are kept safe, how long, and what a visitor can ask for. */
export const privacyRights: readonly LegalSection[] = [
  {
    id: 'security',
    title: 'Security and retention',
    body: [
      'Only staff who need them can open the records. The words of an assessment never enter the record of a visit. Pages run no script that is not ours, and what arrives is checked before it is stored. No system is safe beyond doubt, and we do not claim that ours is.',
      [
        `Records of visits are deleted after ${retentionMonths.visits} months. Those marked as automated go after ${retentionMonths.bots} month.`,
        'Assessments and applications are kept until their purpose is served, or until you ask us to erase them.',
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
      'Visit records carry no name, so we can only find yours through an assessment or application you sent. To stop the measuring altogether, switch on Global Privacy Control in your browser. You can also complain to the privacy authority where you live.',
    ],
  },
  {
    id: 'contact',
    title: 'Contact',
    body: [
      'Questions about this policy, and requests about your information, go to the address below. Tell us which form you used and on which day, so that we can find your record.',
    ],
    links: [
      { label: site.legalContact.email, href: `mailto:${site.legalContact.email}` },
      { label: 'Book a call', href: paths.contact },
    ],
  },
  {
    id: 'updates',
    title: 'Updates to this policy',
    body: [
      'When what we record changes, this text changes with it, and the day of the change is set at the top. The text you see is the one in force on the day you read it. To keep what stood here, print or save the page: both days are on it.',
    ],
  },
];
