import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider answers. */
export interface ProviderReply {
  status: number;
  body: unknown;
}

/** A request as a provider reads it. */
export interface ProviderRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface ProviderServer {
  url: string;
  /** `POST /refund`, in the order in which they came. */
  readonly requests: string[];
  /** The next request whose line begins so is done, and its reply never arrives. */
  loseReply(line: string): void;
  /** The next request whose line begins so is done, and its reply waits until the answer is called. */
  holdReply(line: string): () => void;
  /** The next request whose line begins so is not done: the provider is out of order. */
  fail(line: string): void;
  stop(): Promise<void>;
}

/** As either of them says it. */
const outOfOrder: ProviderReply = {
  status: 503,
  body: { status: false, message: 'Out of order', error: { type: 'api_error', message: 'Out of order' } },
};

type Fault = { line: string; kind: 'lose' | 'fail' } | { line: string; kind: 'hold'; until: Promise<void> };

/** An HTTP server on loopback that answers as a provider does, and fails when a test says so. */
export async function startProviderServer(
  answer: (request: ProviderRequest) => ProviderReply,
): Promise<ProviderServer> {
  const faults: Fault[] = [];
  const requests: string[] = [];
  const server = createServer(async (message, response) => {
    const request = await readRequest(message);
    const line = `${request.method} ${request.path}`;
    requests.push(line);
    const place = faults.findIndex((fault) => line.startsWith(fault.line));
    const [fault] = place < 0 ? [] : faults.splice(place, 1);
    const { status, body } = fault?.kind === 'fail' ? outOfOrder : answer(request);
    if (fault?.kind === 'lose') {
      message.socket.destroy();
      return;
    }
    if (fault?.kind === 'hold') await fault.until;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    loseReply: (line) => void faults.push({ line, kind: 'lose' }),
    fail: (line) => void faults.push({ line, kind: 'fail' }),
    holdReply(line) {
      let release = () => {};
      const until = new Promise<void>((resolve) => {
        release = resolve;
      });
      faults.push({ line, kind: 'hold', until });
      return release;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readRequest(message: IncomingMessage): Promise<ProviderRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk);
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://provider');
  return {
    method: message.method ?? '',
    path: pathname,
    query: searchParams,
    headers: message.headers,
    body: Buffer.concat(chunks).toString(),
  };
}
