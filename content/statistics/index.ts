import type { ServicePageSlug } from '@/content/services/service';
import { backendServiceStatistics } from './backend-services';
import { incomeServiceStatistics } from './income-services';
import type { Statistic } from './statistic';

export type { Statistic };

/** Every published figure the site may show; one that is not here is not shown. */
export const statistics: readonly Statistic[] = [...backendServiceStatistics, ...incomeServiceStatistics];

/** The figures of one service page, in their order. */
export const statisticsOf = (page: ServicePageSlug): readonly Statistic[] =>
  statistics.filter(({ services }) => services.includes(page));

/** Figures by their ids, in the order asked for. */
export const statisticsNamed = (...ids: readonly string[]): readonly Statistic[] =>
  ids.flatMap((id) => statistics.filter((statistic) => statistic.id === id));

/** The line under a figure: "Asana, Anatomy of Work Index 2022 (vendor survey)". */
export function sourceLine({ publisher, title, year, kind }: Statistic): string {
  const dated = title.includes(String(year)) ? title : `${title}, ${year}`;
  const flag = kind === 'study' || kind === 'survey' || kind === 'rule' ? '' : ` (${kind})`;
  return `${publisher}, ${dated}${flag}`;
}
