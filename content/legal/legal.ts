import type { Conditions } from '@/content/claims/guarantee-conditions';
import type { SitePath } from '@/lib/paths';

/** A paragraph, or a list of items. */
export type LegalBlock = string | readonly string[];

export type LegalSection = {
  /** The anchor, as in /privacy-policy#cookies. */
  id: string;
  title: string;
  body: readonly LegalBlock[];
  /** The conditions of guarantees, each under an anchor of its own. */
  conditions?: Readonly<Record<string, Conditions>>;
  /** Ways to act on the section, shown after it. */
  links?: readonly { label: string; href: SitePath | `mailto:${string}` }[];
};

export type LegalDocument = {
  title: string;
  metaTitle: string;
  metaDescription: string;
  /** An ISO date, or `today`: the day of the build, corrected in the browser (decision 0016). */
  effective: string;
  /** Stand before that date. */
  dateWords: string;
  /** An ISO date, set by whoever changes the text; for a document whose effective date says nothing of it. */
  lastChanged?: string;
  sections: readonly LegalSection[];
};
