import type { OutboxRowOf } from '@sokoni/console/offline/till-database';

/** What people at the tills saw confirmed: against this the server is held. */
export class Told {
  /** By the id of the order. */
  readonly sales = new Map<string, OutboxRowOf<'sale'>>();
  readonly returns = new Map<string, OutboxRowOf<'return'>>();
  readonly balances = new Map<string, OutboxRowOf<'balance_paid'>>();
  readonly customers = new Set<string>();
  /** Sales that no server can read; people look at them. */
  readonly poisoned = new Set<string>();
  /** Closings of shifts: of two, the later one is for people too. */
  readonly closings = new Set<string>();
  /** What has happened to the tills, for whoever replays the run. */
  readonly acts: Record<string, number> = {};

  count(act: string): void {
    this.acts[act] = (this.acts[act] ?? 0) + 1;
  }
}
