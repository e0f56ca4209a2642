import { eventLimits as limits } from '@/content/analytics';
import type { SessionBatch } from '../batch-schema';
import type { SessionFacts } from './batch';
import { cut } from './cut';
import { type Referrer, readReferrer } from './referrer';
import type { Session } from './session';

const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** How the visitor came to this document. */
export type Arrival = Referrer & Pick<SessionBatch, 'utm'>;

/** @param opened the address of the document */
export const readArrival = ({ origin, search }: URL): Arrival => ({
  ...readReferrer(document.referrer, origin),
  utm: readCampaign(search),
});

/** @param arrival told of a document's first session only: a later one did not come from anywhere */
export const sessionFacts = ({ id, started }: Session, arrival?: Arrival): SessionFacts => ({
  id,
  started,
  referrer: arrival?.referrer,
  screen: size(screen.width, screen.height),
  viewport: size(innerWidth, innerHeight),
  utm: arrival?.utm,
  webdriver: navigator.webdriver || undefined,
});

/** The five `utm_` parameters that are there and not empty; nothing else of a query is read. */
export function readCampaign(search: string): Arrival['utm'] {
  const query = new URLSearchParams(search);
  const found = campaignParts
    .map((part) => [part, cut(query.get(`utm_${part}`) ?? '', limits.utm)])
    .filter(([, value]) => value);
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

const size = (width: number, height: number) => `${Math.round(width)}x${Math.round(height)}`;
