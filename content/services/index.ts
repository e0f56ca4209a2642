import { aiAgents } from './ai-agents';
import { aiEmailOutreach } from './ai-email-outreach';
import { aiPhoneCallers } from './ai-phone-callers';
import { aiSocialMediaOutreach } from './ai-social-media-outreach';
import { aiWebsites } from './ai-websites';
import { appointmentSetting } from './appointment-setting';
import { fullBackendOptimization } from './full-backend-optimization';
import { integratedOffer } from './integrated-offer';
import { leadCaptureCrm } from './lead-capture-crm';
import { multiSolutions } from './multi-solutions';
import { type CatalogueService, type Service, type ServiceSlug, serviceSlugs } from './service';

export { integratedOffer };

/** Every service of the catalogue by its slug. */
export const serviceBySlug: Readonly<Record<ServiceSlug, CatalogueService>> = {
  'ai-agents': aiAgents,
  'appointment-setting': appointmentSetting,
  'lead-capture-crm': leadCaptureCrm,
  'ai-websites': aiWebsites,
  'full-backend-optimization': fullBackendOptimization,
  'ai-email-outreach': aiEmailOutreach,
  'ai-social-media-outreach': aiSocialMediaOutreach,
  'ai-phone-callers': aiPhoneCallers,
  'multi-solutions': multiSolutions,
};

/** The services in the order of the catalogue. */
export const services: readonly CatalogueService[] = serviceSlugs.map((slug) => serviceBySlug[slug]);

/** Every page of a service: the catalogue's, and that of the integrated offer. */
export const servicePages: readonly Service[] = [...services, integratedOffer];

/** The service whose page an address names. */
export const findServicePage = (slug: string): Service | undefined =>
  servicePages.find((service) => service.slug === slug);

/** The names of the services and of the integrated offer, by slug. */
export const serviceNames: ReadonlyMap<string, string> = new Map(
  servicePages.map(({ slug, name }) => [slug, name]),
);
