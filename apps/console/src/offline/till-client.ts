import { type Clock, timeNow } from './clock.ts';
import type { TillDevice } from './till-database.ts';
import type { TillChanges, TillSetup } from './till-types.ts';

/**
 * Why a call came to nothing. `unreachable`: no answer, though it may have been heard. `key_refused`: the device is no register any
 * more. `rejected`: the server does not take these very contents. `too_large`: it does not take so much, or something on the way does
 * not. `unreadable`: what answered is not our server, or it is in trouble.
 */
export type CallFailure = 'unreachable' | 'key_refused' | 'rejected' | 'too_large' | 'unreadable';

export class TillCallFailed extends Error {
  override readonly name = 'TillCallFailed';
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** What authorises a call. */
export type Caller = Pick<TillDevice, 'store_id' | 'device_id' | 'key'>;

export interface CopyPage<Item> {
  items: Item[];
  next: string | null;
}

/** The calls of a register, made with its key and with nothing of the session. Each throws TillCallFailed. */
export interface TillClient {
  setup(caller: Caller): Promise<TillSetup>;
  page<Item>(caller: Caller, what: 'products' | 'customers', after: string | null): Promise<CopyPage<Item>>;
  changes(caller: Caller, since: number): Promise<TillChanges>;
  /** @returns the results as they came, not yet looked at */
  send(caller: Caller, commands: readonly object[]): Promise<unknown[]>;
}

const timeoutMs = 15_000;

/** A client over `fetch`. What answers with something else than our server would has not answered. */
export function createTillClient(fetchUrl: typeof fetch, clock: Clock): TillClient {
  async function call(caller: Caller, path: string, body?: object): Promise<Record<string, unknown>> {
    const stop = new AbortController();
    const settle = clock.after(timeoutMs, () => stop.abort());
    try {
      const response = await fetchUrl(`/marketplace/v1/stores/${caller.store_id}/point-of-sale/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: headersOf(caller),
        body: body ? JSON.stringify(body) : null,
        credentials: 'omit',
        cache: 'no-store',
        signal: stop.signal,
      });
      return dataOf(response.status, parsed(await response.text()));
    } catch (error) {
      throw error instanceof TillCallFailed ? error : new TillCallFailed('unreachable');
    } finally {
      settle();
    }
  }

  return {
    async setup(caller) {
      const data = await call(caller, 'setup');
      expect(typeof data.sequence === 'number' && isRecord(data.store) && Array.isArray(data.staff));
      return data as TillSetup;
    },
    async page<Item>(caller: Caller, what: 'products' | 'customers', after: string | null) {
      const data = await call(caller, after === null ? what : `${what}?after=${after}`);
      expect(Array.isArray(data.items));
      return data as unknown as CopyPage<Item>;
    },
    async changes(caller, since) {
      const data = await call(caller, `changes?since=${since}`);
      expect(typeof data.sequence === 'number' && Array.isArray(data.products));
      return data as TillChanges;
    },
    async send(caller, commands) {
      const { results } = await call(caller, 'sales', { sent_at: timeNow(clock), commands });
      expect(Array.isArray(results));
      return results as unknown[];
    },
  };
}

function headersOf({ store_id, device_id, key }: Caller): HeadersInit {
  return {
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Authorization: `Bearer ${['r1', store_id, device_id, key].join('.')}`,
    'X-Client-Id': 'sokoni-console',
  };
}

function dataOf(status: number, answer: unknown): Record<string, unknown> {
  // A proxy in between says this too, in its own words.
  if (status === 413) throw new TillCallFailed('too_large');
  if (!isRecord(answer) || !('code' in answer)) throw new TillCallFailed('unreadable');
  if (status === 401 || status === 403) throw new TillCallFailed('key_refused');
  if (status === 400 || status === 422) throw new TillCallFailed('rejected');
  if (status < 200 || status > 299 || !isRecord(answer.data)) throw new TillCallFailed('unreadable');
  return answer.data;
}

function expect(isAsDrawn: boolean): void {
  if (!isAsDrawn) throw new TillCallFailed('unreadable');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Whether a value has names with values. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
