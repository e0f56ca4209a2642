import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { listening } from './listening';

/** The content of one request. */
type ReceivedLead = { headers: IncomingHttpHeaders; body: string };

/** A receiver of webhooks that answers as well or as badly as a test wants. */
export type LeadReceiver = {
  url: string;
  /** In the order of their arrival, since `answerWith` was last called. */
  received: ReceivedLead[];
  answerWith(answer: RequestListener): void;
  /** Resolves when so many have arrived in total. */
  hasReceived(count: number): Promise<void>;
  close(): Promise<void>;
};

/** What webhooks are signed with, as a provider hands it out. */
export const leadSecret = `whsec_${Buffer.from('a secret of at least 24 bytes').toString('base64')}`;

export const accepts: RequestListener = (_, response) => response.writeHead(204).end();

export async function startLeadReceiver(): Promise<LeadReceiver> {
  const received: ReceivedLead[] = [];
  let current = accepts;
  let tell = () => {};
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    tell();
    current(request, response);
  });
  const { port, close } = await listening(server);
  return {
    url: `http://127.0.0.1:${port}/leads`,
    received,
    answerWith(answer) {
      received.length = 0;
      current = answer;
    },
    async hasReceived(count) {
      while (received.length < count) {
        await new Promise<void>((resolve) => {
          tell = resolve;
        });
      }
    },
    close,
  };
}
