import type { LegalDocument } from './legal';
import { privacyRecords } from './privacy-records';
import { privacyRights } from './privacy-rights';
import { privacyStorage } from './privacy-storage';

/** The privacy policy (part 1, section 2): twelve sections, their anchors fixed by the specification. */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  metaTitle: 'Privacy Policy',
  metaDescription:
    'What this site records, what stays in your browser, how the Global Privacy Control signal is honored, and how to see or erase your data.',
  effective: 'today',
  lastChanged: '2026-11-21',
  sections: [...privacyRecords, ...privacyStorage, ...privacyRights],
};

/** Shown above the policy to a visitor whose browser sends the signal (decision 15). */
export const privacySignalNotice =
  'Your browser sends Global Privacy Control. Nothing about this visit is measured.';
