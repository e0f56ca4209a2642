/** Facts of the open position; `null` where nothing has been decided. */
export type HiringFacts = {
  /** The only position open (R100). */
  position: string;
  /** Spoken as in "within 3-5 business days". */
  replyWithin: string;
  employmentType: 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | null;
  /** Country names an applicant may work from; empty means not yet decided. */
  countries: readonly string[];
  /** ISO dates, such as 2026-11-20. */
  postedOn: string | null;
  closesOn: string | null;
};

/** Apart from the other facts of the site, which the careers form would be sent as code. */
export const hiringFacts: HiringFacts = {
  position: 'Sales representative',
  replyWithin: '3-5 business days',
  employmentType: null,
  countries: [],
  postedOn: null,
  closesOn: null,
};
