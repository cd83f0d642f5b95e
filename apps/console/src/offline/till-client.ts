import { type Clock, timeNow } from './clock.ts';
import type { TillDevice } from './till-database.ts';
import type { PastSale, PastSaleRow, TillChanges, TillSetup } from './till-types.ts';

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
  /** Sales of the store, wherever they were made. */
  pastSales(caller: Caller, asked: { cashierId: string; search: string }): Promise<PastSaleRow[]>;
  /** @returns null where the store has none */
  pastSale(caller: Caller, asked: { cashierId: string; orderId: string }): Promise<PastSale | null>;
  /** @returns the results as they came, not yet looked at */
  send(caller: Caller, commands: readonly object[]): Promise<unknown[]>;
}

const timeoutMs = 15_000;

/** A client over `fetch`. What answers with something else than our server would has not answered. */
export function createTillClient(fetchUrl: typeof fetch, clock: Clock): TillClient {
  async function ask(caller: Caller, path: string, body?: object): Promise<Answer> {
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
      return { status: response.status, told: parsed(await response.text()) };
    } catch {
      throw new TillCallFailed('unreachable');
    } finally {
      settle();
    }
  }

  async function call(caller: Caller, path: string, body?: object): Promise<Record<string, unknown>> {
    return dataOf(await ask(caller, path, body));
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
    async pastSales(caller, { cashierId, search }) {
      const query = new URLSearchParams({ cashier_id: cashierId, search });
      const data = await call(caller, `past-sales?${query}`);
      expect(Array.isArray(data.items));
      return data.items as PastSaleRow[];
    },
    async pastSale(caller, { cashierId, orderId }) {
      const answer = await ask(caller, `past-sales/${orderId}?cashier_id=${cashierId}`);
      if (answer.status === 404 && isOurs(answer.told)) return null;
      const data = dataOf(answer);
      expect(Array.isArray(data.lines) && Array.isArray(data.returns) && isRecord(data.totals));
      return data as PastSale;
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

/** What came back, whoever sent it. */
interface Answer {
  status: number;
  told: unknown;
}

function isOurs(told: unknown): told is Record<string, unknown> {
  return isRecord(told) && 'code' in told;
}

function dataOf({ status, told }: Answer): Record<string, unknown> {
  // A proxy in between says this too, in its own words.
  if (status === 413) throw new TillCallFailed('too_large');
  if (!isOurs(told)) throw new TillCallFailed('unreadable');
  if (status === 401 || status === 403) throw new TillCallFailed('key_refused');
  if (status === 400 || status === 422) throw new TillCallFailed('rejected');
  if (status < 200 || status > 299 || !isRecord(told.data)) throw new TillCallFailed('unreadable');
  return told.data;
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
