import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire, its two parts decoded. */
export interface ReceivedMail {
  from: string;
  to: string[];
  headers: string;
  text: string;
  html: string;
}

export interface TestMailServer {
  url: string;
  port: number;
  mails: ReceivedMail[];
  /** While it is set, mail is refused with this status. */
  refuseWith: number | null;
  /** From now on mail is taken in only after `release`. */
  hold(): void;
  release(): void;
  /** Resolves when a mail waits to be taken in. */
  held(): Promise<void>;
  /** Resolves when so many mails have come in all. */
  received(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** A mail server on a real socket of this machine. */
export async function startMailServer(port = 0): Promise<TestMailServer> {
  const waiting: { count: number; go: () => void }[] = [];
  const mails: ReceivedMail[] = [];
  let gate = Promise.resolve();
  let release = () => {};
  let tellHeld = () => {};
  const held = new Promise<void>((resolve) => {
    tellHeld = resolve;
  });
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, { envelope }, done) {
      const take = async (raw: string) => {
        tellHeld();
        await gate;
        if (server.refuseWith !== null) {
          const [to] = envelope.rcptTo;
          return done(
            Object.assign(new Error(`no mail for ${to?.address}`), { responseCode: server.refuseWith }),
          );
        }
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), ...partsOf(raw) });
        for (const { count, go } of waiting) if (mails.length >= count) go();
        done();
      };
      // Whoever is gone before the end has sent nothing.
      text(stream).then(take, done);
    },
  });
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
  // Whoever sends may be killed in the middle of it.
  smtp.on('error', () => {});
  const { port: taken } = smtp.server.address() as AddressInfo;
  const server: TestMailServer = {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    mails,
    refuseWith: null,
    hold() {
      gate = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: () => release(),
    held: () => held,
    received: (count) =>
      mails.length >= count ? Promise.resolve() : new Promise((go) => waiting.push({ count, go })),
    stop: () => new Promise((resolve) => smtp.close(resolve)),
  };
  return server;
}

function partsOf(raw: string): Pick<ReceivedMail, 'headers' | 'text' | 'html'> {
  const [headers = ''] = raw.split('\r\n\r\n', 1);
  const boundary = /boundary="?([^";\r\n]+)/.exec(headers)?.[1];
  const parts = raw.split(`--${boundary}`);
  const partOf = (type: string) => parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '';
  return { headers, text: contentOf(partOf('text/plain')), html: contentOf(partOf('text/html')) };
}

function contentOf(part: string): string {
  const start = part.indexOf('\r\n\r\n');
  const body = part.slice(start + 4);
  const encoding = /Content-Transfer-Encoding: (\S+)/i.exec(part.slice(0, start))?.[1];
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
