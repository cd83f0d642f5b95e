import type { StockTakeScope, StockTakeState, Uncounted } from '@sokoni/rules/stock-take';
import type { TransferState } from '@sokoni/rules/transfer';
import type { Generated } from 'kysely';

export interface TransfersTable {
  store_id: string;
  id: string;
  number: number;
  from_location_id: string;
  to_location_id: string;
  state: TransferState;
  note: string;
  version: Generated<number>;
  created_by: string;
  created_at: Date;
  sent_at: Date | null;
  ended_at: Date | null;
}

export interface TransferLinesTable {
  store_id: string;
  transfer_id: string;
  variant_id: string;
  position: number;
  quantity: number;
  received: Generated<number>;
  lost: Generated<number>;
}

export interface StockTakesTable {
  store_id: string;
  id: string;
  number: number;
  location_id: string;
  scope: StockTakeScope;
  scope_value: string;
  note: string;
  state: StockTakeState;
  uncounted: Uncounted | null;
  job_id: string | null;
  created_by: string;
  created_at: Date;
  ended_at: Date | null;
}

export interface StockTakeLinesTable {
  store_id: string;
  stock_take_id: string;
  variant_id: string;
  expected: number;
  counted: number | null;
  level_then: number | null;
  counted_at: Date | null;
  moved_meanwhile: Generated<boolean>;
  outside: Generated<boolean>;
  applied: Generated<boolean>;
}

export interface StockTakeCountsTable {
  store_id: string;
  stock_take_id: string;
  id: string;
  variant_id: string | null;
  code: string;
  kind: 'scan' | 'typed';
  pieces: number;
  user_id: string;
  at: Date;
}

/** Transfers and stock-takes. */
export interface InventoryTables {
  transfers: TransfersTable;
  transfer_lines: TransferLinesTable;
  stock_takes: StockTakesTable;
  stock_take_lines: StockTakeLinesTable;
  stock_take_counts: StockTakeCountsTable;
}
