import { after } from 'next/server';
import { receiveEvents } from '@/lib/analytics/receive-events';

/** Takes what pages recorded, on hosts that run routes themselves; `npm start` answers in front of Next (scripts/site). */
export const POST = (request: Request) => receiveEvents(request, after);
