import type { PurchaseOrderState } from '@sokoni/rules/stock/purchase-order';
import type { StockTakeState } from '@sokoni/rules/stock/stock-take';
import type { TransferState } from '@sokoni/rules/stock/transfer';
import { sayDiscountState } from '#sentences/discounts/states.ts';
import { sayGiftCardState } from '#sentences/gift-cards/states.ts';
import { sayStockState } from '#sentences/inventory/stock-states.ts';
import { sayOrderStatus } from '#sentences/orders/statuses.ts';
import { sayProductState } from '#sentences/products/states.ts';
import { Badge, type BadgeLook } from '#ui/display/badge.tsx';

/** What goes from state to state: the word of each, and its look. */
const kinds = {
  order: looksOf((state) => sayOrderStatus(`state.${state}`), {
    draft: { tone: 'neutral', shape: 'empty' },
    placed: { tone: 'info', shape: 'empty' },
    part_paid: { tone: 'warning', shape: 'half' },
    paid: { tone: 'info', shape: 'full' },
    part_fulfilled: { tone: 'good', shape: 'half' },
    fulfilled: { tone: 'good', shape: 'full' },
    part_returned: { tone: 'neutral', shape: 'half' },
    returned: { tone: 'neutral', shape: 'full' },
    cancelled: { tone: 'neutral', shape: 'mark' },
  }),
  payment: looksOf((state) => sayOrderStatus(`payment.${state}`), {
    paid: { tone: 'good', shape: 'full' },
    part_paid: { tone: 'warning', shape: 'half' },
    unpaid: { tone: 'warning', shape: 'empty' },
    overdue: { tone: 'bad', shape: 'mark' },
    refund_due: { tone: 'info', shape: 'empty' },
  }),
  fulfilment: looksOf((state) => sayOrderStatus(`fulfilment.${state}`), {
    unfulfilled: { tone: 'info', shape: 'empty' },
    part_fulfilled: { tone: 'info', shape: 'half' },
    fulfilled: { tone: 'good', shape: 'full' },
    part_returned: { tone: 'neutral', shape: 'half' },
    returned: { tone: 'neutral', shape: 'full' },
    cancelled: { tone: 'neutral', shape: 'mark' },
  }),
  purchase_order: looksOf((state: PurchaseOrderState) => sayStockState(`purchase_order.${state}`), {
    draft: { tone: 'neutral', shape: 'empty' },
    ordered: { tone: 'info', shape: 'empty' },
    part_received: { tone: 'info', shape: 'half' },
    received: { tone: 'good', shape: 'full' },
    closed: { tone: 'neutral', shape: 'full' },
    cancelled: { tone: 'neutral', shape: 'mark' },
  }),
  transfer: looksOf((state: TransferState) => sayStockState(`transfer.${state}`), {
    draft: { tone: 'neutral', shape: 'empty' },
    sent: { tone: 'info', shape: 'half' },
    received: { tone: 'good', shape: 'full' },
    cancelled: { tone: 'neutral', shape: 'mark' },
  }),
  stock_take: looksOf((state: StockTakeState) => sayStockState(`stock_take.${state}`), {
    counting: { tone: 'info', shape: 'half' },
    applying: { tone: 'attention', shape: 'half' },
    applied: { tone: 'good', shape: 'full' },
    cancelled: { tone: 'neutral', shape: 'mark' },
  }),
  product: looksOf((state) => sayProductState(`status.${state}`), {
    active: { tone: 'good', shape: 'full' },
    draft: { tone: 'info', shape: 'half' },
    archived: { tone: 'neutral', shape: 'empty' },
  }),
  discount: looksOf((state) => sayDiscountState(`state.${state}`), {
    active: { tone: 'good', shape: 'full' },
    scheduled: { tone: 'info', shape: 'empty' },
    ended: { tone: 'neutral', shape: 'full' },
    off: { tone: 'neutral', shape: 'mark' },
  }),
  gift_card: looksOf((state) => sayGiftCardState(`state.${state}`), {
    active: { tone: 'good', shape: 'full' },
    spent: { tone: 'neutral', shape: 'full' },
    ended: { tone: 'neutral', shape: 'empty' },
    disabled: { tone: 'neutral', shape: 'mark' },
  }),
};

function looksOf<State extends string>(
  say: (state: State) => string,
  looks: Readonly<Record<State, BadgeLook>>,
) {
  return { say, looks };
}

type Kinds = typeof kinds;

interface StateBadgeProps<Kind extends keyof Kinds> {
  of: Kind;
  state: keyof Kinds[Kind]['looks'] & string;
}

/** Where a thing stands, in a word. */
export function StateBadge<Kind extends keyof Kinds>({ of, state }: StateBadgeProps<Kind>) {
  const { say, looks } = kinds[of] as { say: (state: string) => string; looks: Record<string, BadgeLook> };
  return <Badge {...looks[state]}>{say(state)}</Badge>;
}
