import { once } from 'node:events';
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of a request that comes by. */
export type Fate =
  | 'pass'
  /** The connection breaks before the server has heard of it. */
  | 'cut'
  /** The server has done it; the answer is lost. */
  | 'lose_reply'
  /** Somebody else answers: the log-in page of a network, an error, a limit. */
  | { status: number; type: string; body: string };

export interface HeldRequests {
  letGo(): void;
  /** Once the device has closed the connection of one of them. */
  whenGivenUp(): Promise<void>;
}

/** The line between a device and the server: what a cable, a router, a hotel's network make of it. */
export interface Line {
  url: string;
  /** What becomes of requests whose path holds `part`, from now on. */
  treat(part: string, fate: Fate, times?: number): void;
  /** Requests whose path holds `part` reach the server when they are let go, and whoever asked has long given up. */
  hold(part: string): HeldRequests;
  /** Everything passes again. */
  mend(): void;
  /** Nothing passes. */
  down(): void;
  /** What it does to some requests it goes on doing; the others pass. */
  up(): void;
  /** Hands out another service worker from now on, as after an update. */
  renewServiceWorker(): void;
  /** Paths and methods that came by, `POST /…`. */
  seen(): readonly string[];
  close(): Promise<void>;
}

/** Stands before a server at an address of its own. */
export async function openLine(serverUrl: string): Promise<Line> {
  const { port: behind } = new URL(serverUrl);
  let rules: { part: string; fate: Fate; left: number }[] = [];
  let isDown = false;
  let isRenewed = false;
  const held: { part: string; freed: Promise<void>; onGivenUp: () => void }[] = [];
  const seen: string[] = [];
  const fateOf = (url: string): Fate => {
    if (isDown) return 'cut';
    const rule = rules.find(({ part, left }) => left > 0 && url.includes(part));
    if (!rule) return 'pass';
    rule.left -= 1;
    return rule.fate;
  };
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    seen.push(`${method} ${url}`);
    const fate = fateOf(url);
    const hold = held.find(({ part }) => url.includes(part));
    if (fate === 'cut') request.socket.destroy();
    else if (hold) {
      request.socket.once('close', hold.onGivenUp);
      void hold.freed.then(() => forward(request, response, behind, 'pass'));
    } else if (isRenewed && url === '/service-worker.js') void sendRenewed(response, serverUrl);
    else if (fate === 'pass' || fate === 'lose_reply') forward(request, response, behind, fate);
    else answer(request, response, fate);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    treat: (part, fate, times = Number.POSITIVE_INFINITY) => rules.unshift({ part, fate, left: times }),
    hold(part) {
      let letGo: () => void = () => undefined;
      let onGivenUp: () => void = () => undefined;
      const freed = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const givenUp = new Promise<void>((resolve) => {
        onGivenUp = resolve;
      });
      const entry = { part, freed, onGivenUp };
      held.push(entry);
      return {
        letGo: () => {
          held.splice(held.indexOf(entry), 1);
          letGo();
        },
        whenGivenUp: () => givenUp,
      };
    },
    mend: () => {
      rules = [];
      isDown = false;
    },
    up: () => {
      isDown = false;
    },
    renewServiceWorker: () => {
      isRenewed = true;
    },
    down: () => {
      isDown = true;
      server.closeAllConnections();
    },
    seen: () => seen,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(
  request: IncomingMessage,
  response: ServerResponse,
  port: string,
  fate: 'pass' | 'lose_reply',
): void {
  const { method, url, headers } = request;
  const onward = ask({ host: '127.0.0.1', port, path: url, method, headers }, (answered) => {
    if (fate === 'lose_reply') {
      answered.resume();
      answered.on('end', () => request.socket.destroy());
      return;
    }
    response.writeHead(answered.statusCode ?? 502, answered.headers as OutgoingHttpHeaders);
    answered.pipe(response);
  });
  // The server was killed: for the device the connection breaks.
  onward.on('error', () => request.socket.destroy());
  request.pipe(onward);
}

/** The same with one more line: for the browser another version. */
async function sendRenewed(response: ServerResponse, serverUrl: string): Promise<void> {
  const answered = await fetch(`${serverUrl.replace('localhost', '127.0.0.1')}/service-worker.js`);
  response.writeHead(200, { 'content-type': 'text/javascript' });
  response.end(`${await answered.text()}\n// another version`);
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, type, body }: Exclude<Fate, string>,
): void {
  request.resume();
  request.on('end', () => {
    response.writeHead(status, { 'content-type': type });
    response.end(body);
  });
}
