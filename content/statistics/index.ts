import { aiAgentsStatistics } from './ai-agents';
import { emailStatistics } from './ai-email-outreach';
import { phoneStatistics } from './ai-phone-callers';
import { socialStatistics } from './ai-social-media-outreach';
import { aiWebsitesStatistics } from './ai-websites';
import { appointmentSettingStatistics } from './appointment-setting';
import { backendStatistics } from './full-backend-optimization';
import { integratedOfferStatistics } from './integrated-offer';
import { leadCaptureStatistics } from './lead-capture-crm';
import { multiSolutionsStatistics } from './multi-solutions';
import type { Statistic, StatisticPage } from './statistic';

/** Every published figure the site may show; one that is not here is not shown. */
export const statistics: readonly Statistic[] = [
  ...aiAgentsStatistics,
  ...appointmentSettingStatistics,
  ...leadCaptureStatistics,
  ...aiWebsitesStatistics,
  ...backendStatistics,
  ...emailStatistics,
  ...socialStatistics,
  ...phoneStatistics,
  ...multiSolutionsStatistics,
  ...integratedOfferStatistics,
];

/** The figures of one service page, in their order. */
export const statisticsOf = (page: StatisticPage): readonly Statistic[] =>
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
