import { discardFromOutbox } from '@/lib/browser/outbox';
import { eventsEndpoint } from '@/lib/paths';

/** Fetched alone: a module that is fetched itself keeps the long names of all it exports, and the tracker has the outbox. */
export const discardEvents = () => discardFromOutbox(eventsEndpoint);
