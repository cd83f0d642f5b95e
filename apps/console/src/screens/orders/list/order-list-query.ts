import { type DebtAge, debtAges } from '@sokoni/rules/credit/receivables-ageing';
import { type OrderChannel, orderChannels } from '@sokoni/rules/orders/order-labels';
import {
  type FulfilmentStatus,
  fulfilmentStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '@sokoni/rules/orders/order-statuses';
import { type PaymentType, paymentTypes } from '@sokoni/rules/orders/payment-types';
import type { OrderListQuery } from '#api/sales/orders.ts';
import { noFigure } from './report-figure-filter.ts';

/** The orders of the list; a minus in front is descending. */
export const sorts = ['-number', 'number', '-total', 'total', 'due', '-due'] as const;

export type Sort = (typeof sorts)[number];

/** What narrows the list of orders. */
export interface ListFilter {
  paymentStatus: PaymentStatus | null;
  fulfilment: FulfilmentStatus | null;
  /** How it is paid. */
  payment: PaymentType | null;
  channel: OrderChannel | null;
  /** The id of one; empty for everybody. */
  customer: string;
  /** The id of the one that they have; empty for any or none. */
  discount: string;
  tag: string;
  /** Only where something is still to be paid. */
  unpaid: boolean;
  /** Only where it has been due for so long. */
  due: DebtAge | null;
  /** Only where something did not fit that nobody has reviewed. */
  review: boolean;
  /** The id of the one that they were rung at; empty for any or none. */
  register: string;
  /** Only where items are still to be fulfilled. */
  unfulfilled: boolean;
  /** Test orders of a store that is live by now. */
  test: boolean;
  sort: Sort;
}

/** Reads the address; what it cannot mean, or what the role does not see, is left out. */
export function readFilter(param: (name: string) => string, seesMoney: boolean): ListFilter {
  const sort = oneOf(sorts, param('sort')) ?? '-number';
  return {
    paymentStatus: seesMoney ? oneOf(paymentStatuses, param('payment_status')) : null,
    fulfilment: oneOf(fulfilmentStatuses, param('fulfilment')),
    payment: seesMoney ? oneOf(paymentTypes, param('payment')) : null,
    channel: oneOf(orderChannels, param('channel')),
    customer: param('customer'),
    discount: seesMoney ? param('discount') : '',
    tag: param('tag'),
    unpaid: seesMoney && param('unpaid') !== '',
    due: seesMoney ? oneOf(debtAges, param('due')) : null,
    review: seesMoney && param('review') !== '',
    register: param('register'),
    unfulfilled: param('unfulfilled') !== '',
    test: param('test') !== '',
    sort: seesMoney || sort.endsWith('number') ? sort : '-number',
  };
}

/** Whether something but the order and the tab narrows the list. */
export function isFiltered(filter: ListFilter): boolean {
  const { paymentStatus, fulfilment, payment, channel, customer, discount } = filter;
  const { due, review, register, test, tag } = filter;
  return (
    [customer, discount, tag, register].some((value) => value !== '') ||
    (fulfilment !== null && fulfilment !== 'cancelled') ||
    paymentStatus !== null ||
    payment !== null ||
    channel !== null ||
    due !== null ||
    review ||
    test
  );
}

/** The query as the call takes it. */
export function callQuery(
  filter: ListFilter,
  window: { page: number; limit: number; search: string },
): OrderListQuery {
  const { paymentStatus, fulfilment, payment, channel, customer, discount } = filter;
  const { unpaid, due, unfulfilled, test, sort } = filter;
  return {
    ...window,
    tag: filter.tag || undefined,
    sort: sort === '-number' ? '' : sort,
    payment_status: paymentStatus ?? undefined,
    fulfilment_status: fulfilment ?? undefined,
    payment_type: payment ?? undefined,
    channel: channel ?? undefined,
    customer_id: customer || undefined,
    discount_id: discount || undefined,
    unpaid: unpaid ? 'true' : undefined,
    ageing: due ?? undefined,
    flagged: filter.review ? 'true' : undefined,
    register_id: filter.register || undefined,
    unfulfilled: unfulfilled ? 'true' : undefined,
    test: test ? 'true' : undefined,
  };
}

/** What the address says while nothing but the tab narrows the list. */
export const noFilters = {
  search: '',
  payment_status: '',
  fulfilment: '',
  payment: '',
  channel: '',
  customer: '',
  discount: '',
  tag: '',
  due: '',
  review: '',
  register: '',
  test: '',
  ...noFigure,
} as const;

/** Pressing a header that is sorted already turns it around; first comes what is highest. */
export function nextSort(sort: Sort, key: 'number' | 'total'): Sort {
  return sort === `-${key}` ? key : `-${key}`;
}

export function oneOf<Choice extends string>(choices: readonly Choice[], text: string): Choice | null {
  return choices.find((choice) => choice === text) ?? null;
}
