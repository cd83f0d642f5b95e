import type { PurchaseOrderState } from '#stock/purchase-order.ts';
import { emptyLevel, type StockChange, type StockLevel } from '#stock/stock.ts';
import type { StockTakeLine } from '#stock/stock-take.ts';
import type { TransferLine } from '#stock/transfer.ts';

export interface Transfer {
  readonly id: string;
  readonly variant: number;
  readonly from: number;
  readonly line: TransferLine;
}

export interface OrderLine {
  readonly variant: number;
  readonly quantity: number;
  readonly received: number;
}

export interface Arriving {
  readonly variant: number;
  readonly quantity: number;
}

export interface Order {
  readonly id: string;
  readonly place: number;
  readonly state: PurchaseOrderState;
  readonly lines: readonly OrderLine[];
  /** What is paid on top of the items. */
  readonly onTop: number;
  /** Oldest first; those that were taken back are gone. */
  readonly receipts: readonly Receipt[];
}

/** A line of a receipt, with what its units have cost, landed, and the average before and after it. */
export interface Arrived extends Arriving {
  readonly value: number;
  readonly costBefore: number | null;
  readonly costAfter: number | null;
}

export interface Receipt {
  readonly id: string;
  readonly arrived: readonly Arrived[];
}

/** A stock-take that is under way, which goes over both variants. */
export interface Take {
  readonly id: string;
  /** By variant. */
  readonly lines: readonly TakeLine[];
}

export interface TakeLine extends StockTakeLine {
  /** Somebody has put it right by hand since it was counted, or since the stock-take began. */
  readonly putRight: boolean;
}

/** What the rules say has come of everything that was sent so far. */
export interface StockLedger {
  /** By variant, then by place. */
  readonly levels: readonly (readonly StockLevel[])[];
  /** The sums of the movements, likewise. */
  readonly moved: readonly (readonly number[])[];
  /** What a piece of each variant has cost on average. */
  readonly costs: readonly (number | null)[];
  /** By place; null where nobody counts. */
  readonly takes: readonly (Take | null)[];
  /** Transfers under way, oldest first. */
  readonly transfers: readonly Transfer[];
  /** Purchase orders that were sent, oldest first. */
  readonly orders: readonly Order[];
  /** What was sent, in its order. */
  readonly keys: readonly string[];
}

export const emptyLedger: StockLedger = {
  levels: [0, 1].map(() => [emptyLevel, emptyLevel]),
  moved: [0, 1].map(() => [0, 0]),
  costs: [null, null],
  takes: [null, null],
  transfers: [],
  orders: [],
  keys: [],
};

export function levelAt({ levels }: StockLedger, variant: number, place: number): StockLevel {
  return levels[variant]?.[place] ?? emptyLevel;
}

/** The books after something has moved on a shelf. */
export function withChange(
  ledger: StockLedger,
  variant: number,
  place: number,
  change: StockChange,
): StockLedger {
  const put = <Value>(table: readonly (readonly Value[])[], next: (old: Value) => Value) =>
    table.map((row, v) => row.map((old, p) => (v === variant && p === place ? next(old) : old)));
  return {
    ...ledger,
    levels: put(ledger.levels, () => change.level),
    moved: put(ledger.moved, (sum) => sum + (change.movement?.quantity ?? 0)),
  };
}

/** What lies there of a variant, over all places. */
export function onHandOf({ levels }: StockLedger, variant: number): number {
  return (levels[variant] ?? []).reduce((sum, { on_hand }) => sum + on_hand, 0);
}
