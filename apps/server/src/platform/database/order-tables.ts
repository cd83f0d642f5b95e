import type { OrderState } from '@sokoni/rules/order-state';
import type { MoneyMethod, OrderChannel } from '@sokoni/rules/order-words';
import type { PaymentType } from '@sokoni/rules/payment-types';
import type { ColumnType, Generated } from 'kysely';

export interface OrdersTable {
  store_id: string;
  id: string;
  number: number | null;
  test: boolean;
  channel: OrderChannel;
  stage: 'draft' | 'placed' | 'cancelled';
  state: OrderState;
  customer_id: string | null;
  location_id: string;
  payment_type: PaymentType | null;
  /** A day (`2026-11-21`), without a time zone. */
  due_on: string | null;
  apply_vat: boolean;
  /** A decimal as text, with up to 3 places. */
  vat_percent: string;
  prices_include_vat: boolean;
  discount_amount: number | null;
  discount_percent: string | null;
  /** The order whose goods came back for it. */
  exchange_of: Generated<string | null>;
  discount_code: Generated<string | null>;
  discount_id: Generated<string | null>;
  discount_title: Generated<string>;
  offered_total: Generated<number>;
  shipping: number;
  note: string;
  tags: string[];
  lines_total: number;
  discount_total: number;
  vat_total: number;
  ordered_total: number;
  returned_total: Generated<number>;
  /** Both are reckoned by the database. */
  total: ColumnType<number, never, never>;
  owed: ColumnType<number, never, never>;
  paid: Generated<number>;
  refunded: Generated<number>;
  pieces: number;
  /** The rate that something in it bears, in thousandths of a percent; null where nothing bears VAT. */
  vat_borne: Generated<number | null>;
  /** Whether something bears none. */
  bears_no_vat: Generated<boolean>;
  sold_by: string | null;
  placed_at: Date | null;
  placed_on: string | null;
  cancelled_at: Date | null;
  version: Generated<number>;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface OrderLinesTable {
  store_id: string;
  id: string;
  order_id: string;
  position: number;
  product_id: string | null;
  variant_id: string | null;
  title: string;
  variant_name: string;
  sku: string;
  quantity: number;
  unit_price: number;
  discount: number;
  offered: Generated<number>;
  exempt_vat: boolean;
  unit_cost: number | null;
  share_discount: number;
  share_vat: number;
  share_total: number;
  fulfilled: Generated<number>;
  returned: Generated<number>;
}

export interface OrderPaymentsTable {
  store_id: string;
  id: string;
  order_id: string;
  kind: 'payment' | 'refund';
  method: MoneyMethod;
  amount: number;
  reference: string;
  /** The card that paid, or got it back. */
  gift_card_id: Generated<string | null>;
  recorded_by: string | null;
  at: Date;
  on_day: string;
}

export interface OrderFulfilmentsTable {
  store_id: string;
  id: string;
  order_id: string;
  location_id: string;
  carrier: string;
  tracking_number: string;
  tracking_url: string;
  fulfilled_by: string | null;
  at: Date;
}

export interface OrderFulfilmentLinesTable {
  store_id: string;
  fulfilment_id: string;
  line_id: string;
  quantity: number;
}

export interface OrderReturnsTable {
  store_id: string;
  id: string;
  order_id: string;
  location_id: string;
  reason: string;
  worth: number;
  returned_by: string | null;
  at: Date;
  on_day: string;
}

export interface OrderReturnLinesTable {
  store_id: string;
  return_id: string;
  line_id: string;
  quantity: number;
  restocked: boolean;
  worth: number;
}

/** What an event says beside its kind. */
export interface OrderEventData {
  /** In minor units. */
  amount?: number;
  pieces?: number;
  method?: MoneyMethod;
  text?: string;
  /** Of the open place that stood in for a closed one; empty for none. */
  place?: string;
  /** The row of `paper_mails`. */
  mail_id?: string;
  /** The other order of an exchange, with its number as people say it. */
  order?: { id: string; name: string };
}

export interface OrderEventsTable {
  store_id: string;
  id: string;
  order_id: string;
  kind:
    | 'drafted'
    | 'placed'
    | 'edited'
    | 'paid'
    | 'refunded'
    | 'fulfilled'
    | 'returned'
    | 'cancelled'
    | 'exchanged'
    | 'noted'
    | 'mailed'
    | 'merged';
  data: ColumnType<OrderEventData, string, never>;
  actor_user_id: string | null;
  at: Date;
}

/** Sales: orders, their lines, money and goods. */
export interface OrderTables {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_payments: OrderPaymentsTable;
  order_fulfilments: OrderFulfilmentsTable;
  order_fulfilment_lines: OrderFulfilmentLinesTable;
  order_returns: OrderReturnsTable;
  order_return_lines: OrderReturnLinesTable;
  order_events: OrderEventsTable;
}
