import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { fetchProblems } from '@sokoni/messages/en/shell/core';
import { translator } from '@sokoni/messages/translator';
import ipaddr from 'ipaddr.js';

const say = translator({ fetchProblems });

/** Why a file was not fetched, as words for a person. */
export class FetchRefused extends Error {
  constructor(reason: Parameters<typeof say.reason>[0]) {
    super(say.reason(reason));
  }
}

export interface FetchLimits {
  bytes: number;
  /** For the whole of it, redirects included. */
  ms: number;
}

const mostRedirects = 3;

/** Whether an address is one of the public internet: not of this machine, its network, its cloud, or a way around those. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  // An IPv4 address inside an IPv6 one is judged as what it is.
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  // Of IPv6 only 2000::/3 is given out.
  return address.kind() === 'ipv4' || (address.toByteArray()[0] ?? 0) >> 5 === 1;
}

/**
 * Fetches a file that a stranger has named. Each name is looked up once and every address of it must be allowed; the connection
 * goes to the address that was looked at, and a redirect is looked at in the same way.
 * @param allows says which addresses may be reached; everything but the public internet is refused by default
 * @throws FetchRefused with what to tell
 */
export async function safeFetch(
  url: string,
  limits: FetchLimits,
  allows: (address: string) => boolean = isPublicAddress,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(limits.ms);
  let at = url;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const answer = await request(at, allows, limits, signal);
    if (Buffer.isBuffer(answer)) return answer;
    at = answer.location;
  }
  throw new FetchRefused({ reason: 'redirects' });
}

async function request(
  url: string,
  allows: (address: string) => boolean,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<Buffer | { location: string }> {
  const target = URL.canParse(url) ? new URL(url) : null;
  if (!target || !/^https?:$/.test(target.protocol)) throw new FetchRefused({ reason: 'no_web_address' });
  if (target.username !== '' || target.password !== '') throw new FetchRefused({ reason: 'has_password' });
  const literal = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) && !allows(literal)) throw new FetchRefused({ reason: 'not_public' });
  const client = target.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => reject(asRefused(error, signal));
    const sent = client.get(
      target,
      {
        lookup: lookupAllowed(allows),
        agent: false,
        signal,
        headers: { accept: 'image/*', 'user-agent': 'Sokoni picture import' },
      },
      (response) => {
        const status = response.statusCode ?? 0;
        if (status >= 300 && status < 400 && response.headers.location) {
          response.destroy();
          const next = URL.canParse(response.headers.location, target.href)
            ? new URL(response.headers.location, target.href).href
            : '';
          resolve({ location: next });
          return;
        }
        if (status !== 200) {
          response.destroy();
          reject(new FetchRefused({ reason: 'refused', status: String(status) }));
          return;
        }
        collect(response, limits.bytes).then(resolve, fail);
      },
    );
    sent.on('error', fail);
  });
}

async function collect(response: http.IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most)
      throw new FetchRefused({ reason: 'too_large', megabytes: Math.floor(most / 1024 / 1024) });
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** The connection is made to what this answers, so that a name cannot mean something else a moment later. */
function lookupAllowed(allows: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, {
      all: true,
      family: options.family === 'IPv4' ? 4 : options.family === 'IPv6' ? 6 : (options.family ?? 0),
    })
      .then((found) => {
        const [first] = found;
        if (!first || found.some(({ address }) => !allows(address)))
          throw new FetchRefused({ reason: 'not_public' });
        if (options.all) done(null, found);
        else done(null, first.address, first.family);
      })
      .catch((error: NodeJS.ErrnoException) => done(error, '', 0));
  };
}

function asRefused(error: unknown, signal: AbortSignal): FetchRefused {
  if (error instanceof FetchRefused) return error;
  if (signal.aborted) return new FetchRefused({ reason: 'too_slow' });
  return new FetchRefused({ reason: 'unreachable' });
}
