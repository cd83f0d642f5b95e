import { onTestFinished } from 'vitest';
import type { Clock } from '#offline/clock.ts';
import { startSender } from '#offline/outbox/sender.ts';
import { openTill } from '#offline/till.ts';
import type { TillContext } from '#offline/till-context.ts';
import type { TillDevice } from '#offline/till-database.ts';
import type { SaleDraft } from '#offline/till-types.ts';
import { BrowserOfTills } from './browser-of-tills.ts';
import { FakeTillServer } from './fake-till-server.ts';

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

/** One browser whose clock stands, and a server of its own in memory. */
export class FakeBrowserOfTills extends BrowserOfTills<FakeClock> {
  readonly server: FakeTillServer;

  constructor(server = new FakeTillServer()) {
    super(new FakeClock(), server.fetch);
    this.server = server;
  }

  /** Its tills end with the test: what was still on its way would write into the storage of the next one. */
  override tab(): TillContext {
    const context = super.tab();
    onTestFinished(async () => {
      context.database.close();
      await this.settled();
    });
    return context;
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

/** A till that is open in such a browser and up to date, with a sender beside it. */
export async function openedTill() {
  const all = await registeredBrowser();
  const sender = startSender(all.context);
  const till = await openTill(storeId, all.context, sender);
  if (!till) throw new Error('No till');
  await until(() => till.status().sync === 'ready' && all.clock.next() === 20_000);
  const close = () => {
    till.close();
    sender.stop();
  };
  return { ...all, till, close };
}

/** Lets everything go on that waits for nothing but its turn, until this holds. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resume) => setTimeout(resume));
}

/** Five shillings in cash. */
export function aPayment(change: Partial<SaleDraft['payments'][number]> = {}): SaleDraft['payments'][number] {
  return {
    ...{ id: '0190a000-0000-7000-8000-0000000000b1', method: 'cash', label: '', amount: 500 },
    ...{ rounding: 0, tip: 0, reference: '' },
    ...change,
  };
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
        weighed: null,
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
    exchange: null,
    ...change,
  };
}
