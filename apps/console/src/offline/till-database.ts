import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { Dexie, type DexieOptions, type EntityTable, type Table } from 'dexie';
import type {
  CommandResult,
  TillCommandKind,
  TillCustomer,
  TillPayload,
  TillProduct,
  TillSetup,
} from './till-types.ts';

/** What this browser is in a store: the device that sells at a register. */
export interface TillDevice {
  store_id: string;
  device_id: string;
  register_id: string;
  register_name: string;
  /** Of receipt numbers, to this device alone. */
  block: number;
  /** Speaks for the device; it leaves this browser only towards the server. */
  key: string;
  label: string;
  /** Of the next receipt. */
  next_figure: number;
  /** Of the next command; it goes on growing when the browser becomes another device. */
  next_seq: number;
  /** ISO 8601. */
  claimed_at: string;
  /** Somebody trains: what is done here is kept nowhere and sent to nobody. */
  is_training?: boolean;
}

/** What a register needs beside products and customers, and how far the copy has come. */
export interface SetupRow {
  store_id: string;
  setup: TillSetup;
  /** When the server last answered; ISO 8601. */
  synced_at: string;
  /** From which changes are asked. */
  sequence: number;
  /** Up to which `seq` of this device the copied stock has what happened here; a copy of an earlier version does not say. */
  heard?: number;
  copy: CopyProgress;
}

/** `null` once everything is here. Otherwise what is being read, and the last id that is written. */
export type CopyProgress = { reading: 'products' | 'customers'; after: string | null } | null;

export interface ProductRow {
  store_id: string;
  id: string;
  product: TillProduct;
  /** Of what is for sale, each behind the store: found before the copy is in memory. */
  codes: string[];
}

export interface CustomerRow {
  store_id: string;
  id: string;
  customer: TillCustomer;
}

export type OutboxState = 'pending' | 'sending' | 'stored' | 'needs_attention' | 'refused';

/** Something that happened at the till. What it says is never written a second time; only what became of it is. */
export type OutboxRow = { [Kind in TillCommandKind]: OutboxRowOf<Kind> }[TillCommandKind];

export interface OutboxRowOf<Kind extends TillCommandKind> {
  /** UUIDv7; of a sale it is the order's. */
  id: string;
  store_id: string;
  register_id: string;
  /** That made it. The browser may have become another since. */
  device_id: string;
  seq: number;
  kind: Kind;
  version: number;
  /** By the clock of the device; ISO 8601. */
  device_time: string;
  payload: TillPayload<Kind>;
  state: OutboxState;
  attempts: number;
  /** A code: why it is not with the server yet, or not in the books. */
  last_error: string | null;
  /** What the server said; null while it has said nothing, so that it is not known there. */
  result: CommandResult | null;
  /** When the server's answer came; ISO 8601. */
  stored_at: string | null;
  order_id: string | null;
}

/** A sale that is being rung. */
export interface OpenSaleRow {
  id: string;
  store_id: string;
  sale: OpenSale;
  /** ISO 8601. */
  saved_at: string;
}

/**
 * Everything that a till keeps in this browser. It lies outside of local storage, so that neither a logout nor clearing local data
 * reaches it. Every transaction is strict: it has ended when the disk has it.
 */
export class TillDatabase extends Dexie {
  /** One per store that this browser sells for. */
  declare devices: EntityTable<TillDevice, 'store_id'>;
  declare setups: EntityTable<SetupRow, 'store_id'>;
  declare products: Table<ProductRow, [store: string, id: string]>;
  declare customers: Table<CustomerRow, [store: string, id: string]>;
  declare outbox: EntityTable<OutboxRow, 'id'>;
  declare open_sales: EntityTable<OpenSaleRow, 'id'>;

  /** @param browser where it lies; the browser's own database if left out */
  constructor(browser: Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'> = {}) {
    super('sokoni-till', { ...browser, chromeTransactionDurability: 'strict' });
    // Each version that was ever in use keeps its line and its fixture (offline/fixtures).
    this.version(1).stores({
      devices: 'store_id',
      setups: 'store_id',
      products: '[store_id+id], *codes',
      customers: '[store_id+id]',
      outbox: 'id, [store_id+seq], [store_id+state]',
      open_sales: 'id, store_id',
    });
  }
}

/** Whether the server has not said anything of a command: then it is here alone. */
export function isUnsent(row: Pick<OutboxRow, 'result'>): boolean {
  return row.result === null;
}
