import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Clock } from './clock.ts';
import { FakeTillServer } from './fake-till-server.ts';
import { createTillClient } from './till-client.ts';
import type { PageSignals, TillContext } from './till-context.ts';
import { TillDatabase, type TillDevice } from './till-database.ts';
import type { TillNews } from './till-news.ts';
import type { SaleDraft } from './till-types.ts';

export const storeId = '0190a000-0000-7000-8000-000000000001';
export const registerId = '0190a000-0000-7000-8000-000000000002';
export const deviceId = '0190a000-0000-7000-8000-000000000003';
export const cashierId = '0190a000-0000-7000-8000-000000000004';

/** A clock that stands until it is moved. */
export class FakeClock implements Clock {
  #now = Date.parse('2026-03-01T08:00:00.000Z');
  #timers: { at: number; act: () => void }[] = [];

  now(): number {
    return this.#now;
  }
  random(): number {
    return 0;
  }
  after(ms: number, act: () => void): () => void {
    const timer = { at: this.#now + ms, act };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }
  /** Milliseconds until the next timer acts; null without one. */
  next(): number | null {
    return this.#timers.length === 0 ? null : Math.min(...this.#timers.map(({ at }) => at)) - this.#now;
  }
  move(ms: number): void {
    this.#now += ms;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { act } of due) act();
  }
}

/** One browser: a database, a lock and a channel that its tabs share, and a server. */
export class FakeBrowserOfTills {
  readonly clock = new FakeClock();
  readonly server = new FakeTillServer();
  readonly factory = new IDBFactory();
  isOnline = true;
  readonly #listeners = new Set<(news: TillNews) => void>();
  readonly #returns = new Set<() => void>();
  readonly #locks = new Map<string, Promise<unknown>>();

  /** The network, or somebody, is back at every tab. */
  comeBack(): void {
    for (const act of [...this.#returns]) act();
  }

  /** What the tills of one tab stand on. */
  tab(): TillContext {
    const page: PageSignals = {
      onReturn: (act) => {
        this.#returns.add(act);
        return () => this.#returns.delete(act);
      },
      isVisible: () => true,
      mayBeOnline: () => this.isOnline,
    };
    return {
      database: new TillDatabase({ indexedDB: this.factory, IDBKeyRange }),
      clock: this.clock,
      client: createTillClient(this.server.fetch, this.clock),
      channel: {
        post: (news) => {
          for (const listener of [...this.#listeners]) listener(structuredClone(news));
        },
        listen: (listener) => {
          this.#listeners.add(listener);
          return () => this.#listeners.delete(listener);
        },
      },
      lock: (name, act) => {
        const done = (this.#locks.get(name) ?? Promise.resolve()).then(act, act);
        this.#locks.set(name, done);
        return done;
      },
      page,
    };
  }
}

/** A browser that is a register of the store, with its set-up read and nothing in its copy. */
export async function registeredBrowser(change: Partial<TillDevice> = {}) {
  const browser = new FakeBrowserOfTills();
  const context = browser.tab();
  await context.database.devices.put({
    store_id: storeId,
    device_id: deviceId,
    register_id: registerId,
    register_name: 'Front',
    block: 2,
    key: 'k'.repeat(43),
    label: 'Chromium',
    next_figure: 1,
    next_seq: 1,
    claimed_at: '2026-03-01T07:00:00.000Z',
    ...change,
  });
  await context.database.setups.put({
    store_id: storeId,
    setup: browser.server.setup,
    synced_at: '2026-03-01T07:00:00.000Z',
    sequence: 1,
    copy: null,
  });
  return { browser, context, server: browser.server, clock: browser.clock };
}

/** Lets everything go on that waits for nothing but its turn, until this holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resume) => setTimeout(resume));
}

/** A sale of one mango, paid in cash. */
export function aSale(change: Partial<SaleDraft> = {}): SaleDraft {
  return {
    cashier_id: cashierId,
    approved_by: null,
    at: '2026-03-01T08:00:00.000Z',
    test: false,
    customer: null,
    lines: [
      {
        id: '0190a000-0000-7000-8000-0000000000a1',
        variant_id: null,
        title: 'Mango',
        variant_name: '',
        sku: '',
        quantity: 1,
        unit_price: 500,
        listed_price: null,
        discount: 0,
        offered: 0,
        tax_percent: null,
        note: '',
      },
    ],
    discount_amount: null,
    discount_percent: null,
    reason: '',
    offer: null,
    vat: { apply_vat: false, vat_percent: '0', prices_include_vat: false, shipping_vat_percent: null },
    total: 500,
    payment_type: 'instant',
    due_on: null,
    payments: [],
    fulfilled: true,
    note: '',
    parked_id: null,
    ...change,
  };
}
