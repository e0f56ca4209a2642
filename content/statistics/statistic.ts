import type { IconName } from '@/content/icon-names';
import type { ServicePageSlug } from '@/content/services/service';

/**
 * A published figure about the industry, never about the agency's own results. Publisher and year always stand beside
 * it; a forecast is called one in its value, and one older than eight years names its year in the description.
 */
export type Statistic = {
  id: string;
  icon: IconName;
  value: string;
  description: string;
  publisher: string;
  title: string;
  year: number;
  url: string;
  /** `vendor survey`: the publisher sells what the figure speaks for. Always shown. */
  kind: 'study' | 'survey' | 'vendor survey' | 'vendor data' | 'forecast' | 'rule';
  /** Whether the figure was read in the publisher's own text, or only in a page that names it. */
  read: 'first-hand' | 'second-hand';
  /** Where it is shown. */
  services: readonly ServicePageSlug[];
  /** ISO date on which a person last opened `url` and found the figure there; left out until then. */
  checkedLive?: string;
};
