/** The states of a purchase order. `closed`: incomplete, and no more is expected. */
export const purchaseOrderStates = [
  'draft',
  'ordered',
  'part_received',
  'received',
  'closed',
  'cancelled',
] as const;

export type PurchaseOrderState = (typeof purchaseOrderStates)[number];

/** What a merchant pays on top of the items. */
export const extraCostKinds = ['freight', 'duty', 'other'] as const;

export type ExtraCostKind = (typeof extraCostKinds)[number];

/** Units of one line: how many were asked for and how many have come. */
export interface LineCount {
  readonly quantity: number;
  readonly received: number;
}

export const purchaseLimits = {
  /** Lines of one order. */
  lines: 500,
  /** Extra costs of one order. */
  costs: 20,
  referenceLength: 80,
  noteLength: 1000,
  labelLength: 80,
  supplierSkuLength: 60,
  /** Largest sum of an order in minor units, items and what comes on top: nine thousand of them stay exact together. */
  total: 1_000_000_000_000,
} as const;

/** The acts on an order, and the states in which each is possible. */
const possible = {
  /** Supplier, place, and everything else. */
  rewrite: ['draft'],
  /** Quantities and lines; never below what has come. */
  changeLines: ['draft', 'ordered', 'part_received'],
  /** What the items and the way here have cost: bills come late. */
  changeCosts: ['draft', 'ordered', 'part_received', 'received', 'closed'],
  order: ['draft'],
  /** To the supplier. */
  mail: ['ordered', 'part_received'],
  receive: ['ordered', 'part_received'],
  reverseReceipt: ['part_received', 'received', 'closed'],
  /** To the supplier. */
  returnItems: ['part_received', 'received', 'closed'],
  close: ['part_received'],
  cancel: ['draft', 'ordered'],
} as const satisfies Record<string, readonly PurchaseOrderState[]>;

export type PurchaseOrderAct = keyof typeof possible;

/** Whether an order in this state allows the act. */
export function allowsAct(state: PurchaseOrderState, act: PurchaseOrderAct): boolean {
  return (possible[act] as readonly PurchaseOrderState[]).includes(state);
}

/** Whether items may still come. */
export function isExpectingItems(state: PurchaseOrderState): boolean {
  return allowsAct(state, 'receive');
}

/** The state of an order that was sent, by what has come. One that was closed short stays closed. */
export function stateByReceipts(state: PurchaseOrderState, lines: readonly LineCount[]): PurchaseOrderState {
  if (state === 'closed') return state;
  if (lines.every(({ received }) => received === 0)) return 'ordered';
  return lines.every((line) => openUnits(line) === 0) ? 'received' : 'part_received';
}

/** What has not come yet; 0 when more came than was ordered. */
export function openUnits({ quantity, received }: LineCount): number {
  return Math.max(0, quantity - received);
}

/** The fewest units that a line can be changed to: as many as have come, or as were ordered where more came. */
export function fewestUnits({ quantity, received }: LineCount): number {
  return Math.min(quantity, received);
}

/** Units that came beyond those that were still open. */
export function surplus(line: LineCount, arriving: number): number {
  return Math.max(0, arriving - openUnits(line));
}

/** Units that came and did not go back to the supplier: as many can still be returned. */
export function returnableUnits({ received, returned }: { received: number; returned: number }): number {
  return received - returned;
}

/** The number as people read it: `PO-0007`. */
export function purchaseOrderNumber(number: number): string {
  return `PO-${String(number).padStart(4, '0')}`;
}

/** Whether the sums of an order stay exact. Minor units; unknown costs count nothing. */
export function checkOrderTotal(
  lines: readonly { readonly quantity: number; readonly unit_cost: number | null }[],
  costs: readonly { readonly amount: number }[],
): { readonly ok: true } | { readonly ok: false; readonly reason: 'order_too_large' } {
  const items = lines.reduce((sum, line) => sum + BigInt(line.quantity) * BigInt(line.unit_cost ?? 0), 0n);
  const total = costs.reduce((sum, { amount }) => sum + BigInt(amount), items);
  return total <= BigInt(purchaseLimits.total) ? { ok: true } : { ok: false, reason: 'order_too_large' };
}
