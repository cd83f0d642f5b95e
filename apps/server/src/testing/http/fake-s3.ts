import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A request as the store has seen it. */
interface Seen {
  method: string;
  path: string;
  authorization: string;
  type: string;
}

/** A store that speaks as much S3 as we do, on loopback, with one bucket in memory. */
export async function startFakeS3() {
  const bucket = '/shop-pictures';
  const objects = new Map<string, Buffer>();
  const requests: Seen[] = [];
  const behaviour: { refusesWith: number | null; mostListed: number } = { refusesWith: null, mostListed: 2 };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', headers } = request;
    const { pathname: path, searchParams: query } = new URL(request.url ?? '', 'http://store');
    requests.push({
      method,
      path,
      authorization: headers.authorization ?? '',
      type: headers['content-type'] ?? '',
    });
    const body = await buffer(request);
    if (behaviour.refusesWith !== null) return void response.writeHead(behaviour.refusesWith).end();
    if (query.get('list-type') === '2')
      return void xml(response, 200, listing(query.get('continuation-token')));
    const key = path.slice(bucket.length + 1);
    if (method === 'PUT') {
      objects.set(key, body);
      return void response.writeHead(200, { etag: '"1"' }).end();
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (found) return void response.writeHead(200, { 'content-length': found.length }).end(found);
    xml(response, 404, '<Error><Code>NoSuchKey</Code><Message>Nothing here</Message></Error>');
  }

  /** A few keys at a time, behind the one that the token names. */
  function listing(after: string | null): string {
    const left = [...objects.keys()].sort().filter((key) => after === null || key > after);
    const shown = left.slice(0, behaviour.mostListed);
    const contents = shown.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const more =
      left.length > shown.length ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : '';
    return `<ListBucketResult>${contents}${more}</ListBucketResult>`;
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    objects,
    requests,
    behaviour,
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: 'shop-pictures',
      S3_ACCESS_KEY_ID: 'key-of-the-shop',
      S3_SECRET_ACCESS_KEY: 'secret of the shop',
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function xml(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(text);
}
