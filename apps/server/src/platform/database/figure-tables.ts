import type { OrderState } from '@sokoni/rules/order-state';
import type { OrderChannel } from '@sokoni/rules/order-words';
import type { PaymentType } from '@sokoni/rules/payment-types';

interface SalesOfDaysView {
  store_id: string;
  test: boolean;
  /** A day (`2026-11-21`) of the store. */
  day: string;
  channel: OrderChannel;
  payment_type: PaymentType;
  seller_id: string | null;
  vat_percent: string | null;
  orders: number;
  shipping: number;
  pieces: number;
  discounts: number;
  net: number;
  vat: number;
  returned_pieces: number;
  returned_net: number;
  returned_vat: number;
  cost: number;
  uncosted: number;
}

interface CountsOfOrdersView {
  store_id: string;
  test: boolean;
  state: OrderState;
  channel: OrderChannel;
  payment_type: PaymentType;
  seller_id: string | null;
  orders: number;
  owing: number;
}

interface DebtsOfDaysView {
  store_id: string;
  test: boolean;
  due_on: string;
  orders: number;
  owed: number;
}

/** What was sold, with what is not rolled up yet: to be summed up. */
export interface FigureTables {
  sales_of_days: SalesOfDaysView;
  counts_of_orders: CountsOfOrdersView;
  debts_of_days: DebtsOfDaysView;
}
