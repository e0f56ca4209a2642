import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { listening } from './listening';

/** A letter as it arrived, with its folded header lines joined. */
type Letter = { from: string; to: string[]; headers: Map<string, string>; body: string };

/** A mail server that keeps what is sent to it. */
export type MailServer = {
  port: number;
  letters: Letter[];
  firstLetter: Promise<Letter>;
  close(): Promise<void>;
};

const fromQuotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replaceAll('=\r\n', '')
      .replaceAll(/=([\dA-F]{2})/g, (_, byte) => String.fromCharCode(Number.parseInt(byte, 16))),
    'latin1',
  ).toString();

function readLetter(source: string): Pick<Letter, 'headers' | 'body'> {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: fromQuotedPrintable(source.slice(end + 4)) };
}

/** @param options how it behaves; by default it accepts everything from everybody, unencrypted */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const letters: Letter[] = [];
  let tellFirst = (_letter: Letter) => {};
  const firstLetter = new Promise<Letter>((resolve) => {
    tellFirst = resolve;
  });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, callback) {
      // A client may also break off within a letter: that letter has not arrived.
      const source = await text(stream.setEncoding('latin1')).catch(() => null);
      if (source === null) return;
      const letter = {
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        ...readLetter(source),
      };
      letters.push(letter);
      tellFirst(letter);
      callback();
    },
    ...options,
  });
  // Some tests are about clients that break off.
  server.on('error', () => {});
  const { port } = await listening(server.server);
  return { port, letters, firstLetter, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
