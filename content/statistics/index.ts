import type { IconName } from '@/content/icon-names';
import type { ServicePageSlug } from '@/content/services/service';
import { backendServiceStatistics } from './backend-services';
import { incomeServiceStatistics } from './income-services';

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

/** Every published figure the site may show; one that is not here is not shown. */
export const statistics: readonly Statistic[] = [...backendServiceStatistics, ...incomeServiceStatistics];

/** The figures of one service page, in their order. */
export const statisticsOf = (page: ServicePageSlug): readonly Statistic[] =>
  statistics.filter(({ services }) => services.includes(page));

type StatisticId = (typeof backendServiceStatistics | typeof incomeServiceStatistics)[number]['id'];

/** Figures by their ids, in the order asked for. */
export const statisticsNamed = (...ids: readonly StatisticId[]): readonly Statistic[] =>
  ids.flatMap((id) => statistics.filter((statistic) => statistic.id === id));

/** The line under a figure: "Asana, Anatomy of Work Index 2022 (vendor survey)". */
export function sourceLine({ publisher, title, year, kind }: Statistic): string {
  const dated = title.includes(String(year)) ? title : `${title}, ${year}`;
  const flag = kind === 'study' || kind === 'survey' || kind === 'rule' ? '' : ` (${kind})`;
  return `${publisher}, ${dated}${flag}`;
}
