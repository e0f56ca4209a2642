import type { ClaimRow } from './claim';
import { conduct } from './conduct';
import { delivery } from './delivery';
import { emailResults } from './email-results';
import { guarantees } from './guarantees';
import { results } from './results';
import { standing } from './standing';
import { timelines } from './timelines';

const rows = {
  ...results,
  ...emailResults,
  ...guarantees,
  ...delivery,
  ...timelines,
  ...standing,
  ...conduct,
};

export type ClaimId = keyof typeof rows;

/** The wording of a claim, as in `claim('agents-resolution').figure`. Pages render claims from here, never from loose copy. */
export const claim = <Id extends ClaimId>(id: Id) => rows[id];

/** Every claim by its id, for whoever lists or checks them. */
export const claims: Readonly<Record<ClaimId, ClaimRow>> = rows;
