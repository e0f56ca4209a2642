import { after } from 'next/server';
import { receiveEvents } from '@/lib/analytics/receive-events';

/** Takes what pages recorded, where the host runs routes by itself; `npm start` answers before Next (scripts/site). */
export const POST = (request: Request) => receiveEvents(request, after);
