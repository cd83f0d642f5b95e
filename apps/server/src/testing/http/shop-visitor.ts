import { type Agent, request } from 'node:http';

/** What came back from a shop. */
export interface ShopAnswer {
  status: number;
  text: string;
  /** Where it leads on to; empty for nowhere. */
  location: string;
  headers: Record<string, string | string[] | undefined>;
}

/** What a form of the checkout carries unseen: which checkout it is, and what it came to. */
export function hiddenInCheckout({ text }: Pick<ShopAnswer, 'text'>): Record<string, string> {
  const hidden = text.matchAll(/<input type="hidden" name="(checkout|total)" value="([^"]*)"/g);
  return Object.fromEntries([...hidden].map(([, name = '', value = '']) => [name, value]));
}

/** Somebody at a shop with a browser that knows forms and cookies, and no script. */
export interface ShopVisitor {
  get(path: string, headers?: Record<string, string>): Promise<ShopAnswer>;
  post(path: string, form: Record<string, string>, headers?: Record<string, string>): Promise<ShopAnswer>;
  /** Sends the form that has a file. */
  upload(path: string, form: FormData, headers?: Record<string, string>): Promise<ShopAnswer>;
  cookies: Map<string, string>;
}

/**
 * @param url where the server listens: Node resolves no name below localhost, so the shop's host goes with the request
 * @param host of the shop
 * @param agent keeps connections, where many requests are made
 */
export function shopVisitor(url: string, host: string, agent?: Agent): ShopVisitor {
  const { port } = new URL(url);
  const cookies = new Map<string, string>();
  const send = (
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string>,
    body: string | Buffer = '',
  ) =>
    new Promise<ShopAnswer>((resolve, reject) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const sent = { host, ...(cookie ? { cookie } : {}), ...headers };
      request({ host: '127.0.0.1', port, path, method, headers: sent, agent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          for (const set of answer.headers['set-cookie'] ?? []) {
            const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
            cookies.set(name, value);
          }
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            location: answer.headers.location ?? '',
            headers: answer.headers,
          });
        });
      })
        .on('error', reject)
        .end(body);
    });
  return {
    cookies,
    get: (path, headers = {}) => send('GET', path, headers),
    post: (path, form, headers = {}) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded', origin: `http://${host}` };
      return send('POST', path, { ...type, ...headers }, new URLSearchParams(form).toString());
    },
    upload: async (path, form, headers = {}) => {
      const written = new Response(form);
      const type = { 'content-type': written.headers.get('content-type') ?? '', origin: `http://${host}` };
      return send('POST', path, { ...type, ...headers }, Buffer.from(await written.arrayBuffer()));
    },
  };
}
