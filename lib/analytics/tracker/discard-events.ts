import { discardFromOutbox } from '@/lib/browser/outbox';
import { eventsEndpoint } from '@/lib/paths';

/**
 * A chunk of its own: a dynamically imported module keeps the long names of all its exports, and the tracker uses the
 * outbox.
 */
export const discardEvents = () => discardFromOutbox(eventsEndpoint);
