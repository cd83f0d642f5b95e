import { newUuid } from '@sokoni/console/offline/new-uuid';
import type { OutboxRowOf } from '@sokoni/console/offline/till-database';
import { type OpenSale, takenUp } from '@sokoni/rules/point-of-sale/open-sale';
import { assertAnswered } from './assert-answered.ts';
import { Chance } from './chance.ts';
import { Counter, type StoreAt, type Tab } from './counter.ts';
import { anyBalancePaid, anyDraft, anyReturn, anySale } from './ring.ts';
import { Told } from './told.ts';
import { type Act, weights } from './weights.ts';

/** A store with registers, one for each counter, and what else goes on there. */
export interface RunShop extends StoreAt {
  userId: string;
  registers: readonly string[];
  /** Somebody in the back office changes a product. */
  changeProduct(chance: Chance): Promise<void>;
}

const dayMs = 86_400_000;

/** Sells until so many sales were confirmed, while everything that may go wrong does; then waits until everything is sent. */
export async function randomRun(shop: RunShop, seed: number, sales: number): Promise<Told> {
  const run = new Run(shop, new Chance(seed));
  await run.begin();
  while (run.told.sales.size < sales) await run.step();
  await run.end();
  return run.told;
}

class Run {
  readonly told = new Told();
  readonly #shop: RunShop;
  readonly #chance: Chance;
  readonly #counters: Counter[];

  constructor(shop: RunShop, chance: Chance) {
    this.#shop = shop;
    this.#chance = chance;
    this.#counters = shop.registers.map(() => new Counter(shop, chance));
  }

  async begin(): Promise<void> {
    for (const [index, counter] of this.#counters.entries()) {
      await counter.claim(this.#shop.registers[index] ?? '');
      await counter.openFilled();
    }
  }

  async step(): Promise<void> {
    const act = this.#chance.weighed(weights);
    const counter = this.#chance.of(this.#counters);
    const tab = await this.#tabOf(counter);
    this.told.count(act);
    try {
      await this.#acts[act](tab, counter);
    } catch (error) {
      // Another tab has closed the shift a moment ago: nothing was written, and the cashier is told.
      if (!(error instanceof Error && error.name === 'NoOpenShift')) throw error;
    }
  }

  /** What is unsent goes, from wherever it lies. */
  async end(): Promise<void> {
    for (const counter of this.#counters) {
      counter.line.weather = 'fine';
      counter.clock.aheadMs = 0;
      await counter.line.whenQuiet();
      let { till } = await this.#tabOf(counter);
      await till.syncNow();
      for (let turn = 0; turn < 20 && till.status().unsent > 0; turn += 1) {
        counter.clock.pass();
        if (till.status().isPaused) ({ till } = await this.#claimAgain(counter));
        await till.syncNow();
      }
    }
    for (const counter of this.#counters) {
      await assertAnswered((await this.#tabOf(counter)).context, this.told);
      for (const tab of [...counter.tabs]) counter.close(tab);
    }
  }

  async #tabOf(counter: Counter): Promise<Tab> {
    if (counter.tabs.length > 0) return this.#chance.of(counter.tabs);
    const tab = await counter.openFilled();
    if (tab) return tab;
    counter.line.weather = 'fine';
    return (await counter.openFilled()) ?? (await this.#claimAgain(counter));
  }

  async #claimAgain(counter: Counter): Promise<Tab> {
    for (const tab of [...counter.tabs]) counter.close(tab);
    const before = counter.line.weather;
    counter.line.weather = 'fine';
    await counter.claim(this.#chance.of(this.#shop.registers));
    const tab = await counter.openFilled();
    counter.line.weather = before;
    if (!tab) throw new Error('A device that was made a register does not open');
    return tab;
  }

  async #sell(tab: Tab, sale: OpenSale = anySale(tab.till, this.#chance)): Promise<OutboxRowOf<'sale'>> {
    const row = await tab.till.commitSale(this.#draft(tab, sale), sale.id);
    this.told.sales.set(row.id, row);
    return row;
  }

  #draft(tab: Tab, sale: OpenSale) {
    return anyDraft(tab.till, sale, this.#people(tab), this.#chance);
  }

  /** By the clock of the device. */
  #people({ context }: Tab) {
    const at = new Date(context.clock.now()).toISOString();
    return { cashier_id: this.#shop.userId, approved_by: null, at };
  }

  readonly #acts: Record<Act, (tab: Tab, counter: Counter) => Promise<unknown>> = {
    sale: (tab) => this.#sell(tab),

    double_click: async (tab) => {
      const { till } = tab;
      const sale = anySale(till, this.#chance);
      const draft = this.#draft(tab, sale);
      const [one, other] = await Promise.all([
        till.commitSale(draft, sale.id),
        till.commitSale(draft, sale.id),
      ]);
      if (one.payload.number !== other.payload.number) throw new Error('A double click is two sales');
      this.told.sales.set(one.id, one);
    },

    two_tabs: async (tab, counter) => {
      const other = (await counter.openFilled()) ?? tab;
      await Promise.all([this.#sell(tab), this.#sell(other)]);
      if (counter.tabs.length > 2) counter.close(other);
    },

    customer: async (tab) => {
      const id = newUuid();
      const customer = { name: 'Njeri Kamau', phone: '', email: '' };
      await tab.till.commit('customer', { ...this.#people(tab), ...customer }, id);
      this.told.customers.add(id);
      const { name, phone } = customer;
      await this.#sell(tab, { ...anySale(tab.till, this.#chance), customer: { id, name, phone } });
    },

    return: async (tab) => {
      const { till } = tab;
      const rows = (await till.sales(50)).filter(
        (row) => row.payload.fulfilled && this.told.sales.has(row.id),
      );
      if (rows.length === 0) return;
      const draft = await anyReturn(till, this.#chance.of(rows), this.#people(tab), this.#chance);
      if (!draft) return;
      const row = await till.commit('return', draft);
      this.told.returns.set(row.id, row);
    },

    balance: async (tab) => {
      const { till } = tab;
      const rows = (await till.sales(50)).filter(
        (row) => row.payload.payment_type !== 'instant' && this.told.sales.has(row.id),
      );
      if (rows.length === 0) return;
      const draft = await anyBalancePaid(till, this.#chance.of(rows), this.#people(tab), this.#chance);
      if (!draft) return;
      const row = await till.commit('balance_paid', draft);
      this.told.balances.set(row.id, row);
    },

    park: async (tab) => {
      const cart = { ...anySale(tab.till, this.#chance) };
      await tab.till.commit('sale_parked', { ...this.#people(tab), title: 'Mama Njeri', cart });
    },

    resume: async (tab) => {
      const [parked] = tab.till.setup().parked;
      if (!parked) return;
      await tab.till.commit('parked_sale_taken', { ...this.#people(tab), parked_id: parked.id });
      await this.#sell(tab, takenUp(parked.cart as unknown as OpenSale, parked.id, newUuid));
    },

    shift: async (tab) => {
      const { till } = tab;
      const { shift } = till.setup();
      if (!shift) return till.commit('shift_opened', { ...this.#people(tab), opening_float: 50_000 });
      const row = await till.commit('shift_closed', {
        ...this.#people(tab),
        ...{ counted: [], counted_total: 50_000, expected_total: 50_000, reason: '' },
      });
      this.told.closings.add(row.id);
      return row;
    },

    cash: async (tab) => {
      const { till } = tab;
      if (!till.setup().shift) return;
      await till.commit('cash_moved', {
        ...this.#people(tab),
        direction: 'out',
        amount: 1000,
        reason: 'Ice',
      });
    },

    weather: async (_, { line }) => {
      line.weather = this.#chance.of(['fine', 'fine', 'down', 'bad', 'bad'] as const);
    },

    minute: async (_, { clock }) => clock.pass(),
    send: ({ till }) => till.syncNow(),
    come_back: async (_, counter) => counter.comeBack(),

    kill: async (_, counter) => {
      for (const tab of [...counter.tabs]) counter.close(tab);
    },

    kill_at_paid: async (tab, counter) => {
      const sale = anySale(tab.till, this.#chance);
      const written = tab.till.commitSale(this.#draft(tab, sale), sale.id);
      for (const one of [...counter.tabs]) counter.close(one);
      await written.catch(() => {});
      // Nobody saw it: it is there as a whole, or not at all.
      const { context } = await this.#tabOf(counter);
      const row = await context.database.outbox.get(sale.id);
      if (row?.kind === 'sale') this.told.sales.set(row.id, row);
    },

    open_tab: async (_, counter) => {
      if (counter.tabs.length < 3) await counter.openFilled();
    },

    close_tab: async (tab, counter) => counter.close(tab),

    clock: async (_, { clock }) => {
      clock.aheadMs = this.#chance.of([0, 0, dayMs, -dayMs, 365 * dayMs, -365 * dayMs]);
    },

    product: () => this.#shop.changeProduct(this.#chance),

    take_over: (_, counter) => this.#claimAgain(counter),

    poison: async (tab, { line }) => {
      line.weather = 'down';
      await line.whenQuiet();
      const row = await this.#sell(tab);
      await tab.context.database.outbox.update(row.id, {
        payload: { ...row.payload, cashier_id: 'eaten by mice' },
      });
      this.told.sales.delete(row.id);
      this.told.poisoned.add(row.id);
    },
  };
}
