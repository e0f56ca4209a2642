import type { LegalDocument } from './legal';
import { termsOfLiability } from './terms-liability';
import { termsOfUse } from './terms-use';

/** The terms of service (part 1, section 2): thirteen sections by their names, in force since January 1, 2025. */
export const terms: LegalDocument = {
  title: 'Terms of Service',
  metaTitle: 'Terms of Service',
  metaDescription:
    'The terms for using this site and buying its services and workflows: payments, guarantees, ownership, liability and Michigan law.',
  effective: '2025-01-01',
  sections: [...termsOfUse, ...termsOfLiability],
};
