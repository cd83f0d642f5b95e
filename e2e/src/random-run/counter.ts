import type { Clock } from '@sokoni/console/offline/clock';
import { type Sender, startSender } from '@sokoni/console/offline/outbox/sender';
import { claimRegister, forgetDevice } from '@sokoni/console/offline/register-device';
import { BrowserOfTills } from '@sokoni/console/offline/testing/browser-of-tills';
import { openTill, type Till } from '@sokoni/console/offline/till';
import type { TillContext } from '@sokoni/console/offline/till-context';
import { call } from '#support/server/api.ts';
import type { Chance } from './chance.ts';
import { FaultyLine } from './faulty-line.ts';

/** A clock that may be wrong, and whose timers act when it is told to. */
export class LooseClock implements Clock {
  /** By how much it is wrong. */
  aheadMs = 0;
  readonly #chance: Chance;
  #timers = new Set<() => void>();

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  now(): number {
    return Date.now() + this.aheadMs;
  }

  random(): number {
    return this.#chance.next();
  }

  after(_ms: number, act: () => void): () => void {
    this.#timers.add(act);
    return () => this.#timers.delete(act);
  }

  /** A minute has passed: whatever was waited for is over. */
  pass(): void {
    const due = this.#timers;
    this.#timers = new Set();
    for (const act of due) act();
  }
}

/** A tab in which somebody sells. */
export interface Tab {
  readonly till: Till;
  readonly sender: Sender;
  readonly context: TillContext;
  readonly kill: () => void;
}

/** Where a store is, and with what it is called. */
export interface StoreAt {
  url: string;
  token: string;
  storeId: string;
}

/** A device at a counter: its database outlives its tabs. */
export class Counter {
  readonly clock: LooseClock;
  readonly line: FaultyLine;
  tabs: Tab[] = [];
  readonly #store: StoreAt;
  readonly #browser: BrowserOfTills<LooseClock>;

  constructor(store: StoreAt, chance: Chance) {
    this.#store = store;
    this.clock = new LooseClock(chance);
    this.line = new FaultyLine(store.url, chance);
    this.#browser = new BrowserOfTills(this.clock, this.line.fetch);
  }

  /** Makes the device the one that sells at a register, whoever sold there before. */
  async claim(registerId: string): Promise<void> {
    const { url, token, storeId } = this.#store;
    const context = this.#browser.tab();
    await forgetDevice(storeId, context);
    await claimRegister(
      {
        ...{ storeId, registerId, label: 'Node', takesOver: true },
        call: async (body) => {
          const route = 'POST /marketplace/v1/stores/{id}/registers/{register_id}/devices';
          const params = { id: storeId, register_id: registerId };
          const answer = await call(url, route, { token, params, body });
          if (answer.status !== 200) throw new Error(answer.message);
          return answer.data;
        },
      },
      context,
    );
    context.database.close();
  }

  /** Opens another tab; null where the line is too bad for a device that has read nothing yet. */
  async open(): Promise<Tab | null> {
    const context = this.#browser.tab();
    let die: (reason: Error) => void = () => {};
    const death = new Promise<never>((_, reject) => {
      die = reject;
    });
    death.catch(() => {});
    // A lock is free as soon as the tab that held it is gone.
    const mortal = {
      ...context,
      lock: <T>(name: string, act: () => Promise<T>) =>
        context.lock(name, () => Promise.race([act(), death])),
    };
    const sender = startSender(mortal);
    const till = await openTill(this.#store.storeId, mortal, sender).catch(() => null);
    const kill = () => {
      sender.stop();
      till?.close();
      context.database.close();
      die(new Error('The tab is gone'));
    };
    if (!till) {
      kill();
      return null;
    }
    const tab = { till, sender, context: mortal, kill };
    this.tabs.push(tab);
    return tab;
  }

  /** As `open`, once there is something to sell. */
  async openFilled(): Promise<Tab | null> {
    const tab = await this.open();
    if (tab?.till.catalogue.size === 0) await tab.till.syncNow();
    while (tab?.till.catalogue.size === 0) await new Promise((resume) => setTimeout(resume));
    return tab;
  }

  close(tab: Tab): void {
    tab.kill();
    this.tabs = this.tabs.filter((one) => one !== tab);
  }

  comeBack(): void {
    this.#browser.comeBack();
  }
}
