import { type DebtAge, debtAges } from '@sokoni/rules/ageing';
import { type OrderState, orderStates } from '@sokoni/rules/order-state';
import { type OrderChannel, orderChannels } from '@sokoni/rules/order-words';
import { type PaymentType, paymentTypeLabels } from '@sokoni/rules/payment-types';
import type { OrderListQuery } from '#api/orders.ts';
import { noFigure } from './behind-figure.ts';

/** The orders of the list; a minus in front is descending. */
export const sortLabels = {
  '-number': 'Newest first',
  number: 'Oldest first',
  '-total': 'Highest total first',
  total: 'Lowest total first',
  due: 'Due soonest first',
  '-due': 'Due latest first',
} as const;

export type Sort = keyof typeof sortLabels;

export type PlacedState = Exclude<OrderState, 'draft'>;

/** What narrows the list of orders. */
export interface ListFilter {
  state: PlacedState | null;
  payment: PaymentType | null;
  channel: OrderChannel | null;
  /** The id of one; empty for everybody. */
  customer: string;
  /** The id of the one that they have; empty for any or none. */
  discount: string;
  tag: string;
  /** Only where something is still to be paid. */
  owing: boolean;
  /** Only where it has been due for so long. */
  due: DebtAge | null;
  /** Only where goods are still to be handed over. */
  toHandOver: boolean;
  /** Test orders of a store that is live by now. */
  test: boolean;
  sort: Sort;
}

/** Reads the address; what it cannot mean, or what the role does not see, is left out. */
export function readFilter(param: (name: string) => string, seesMoney: boolean): ListFilter {
  const sort = keyIn(sortLabels, param('sort')) ?? '-number';
  const state = keyIn(orderStates, param('state'));
  return {
    state: state === 'draft' ? null : state,
    payment: seesMoney ? keyIn(paymentTypeLabels, param('payment')) : null,
    channel: keyIn(orderChannels, param('channel')),
    customer: param('customer'),
    discount: seesMoney ? param('discount') : '',
    tag: param('tag'),
    owing: seesMoney && param('owing') !== '',
    due: seesMoney ? keyIn(debtAges, param('due')) : null,
    toHandOver: param('to_hand_over') !== '',
    test: param('test') !== '',
    sort: seesMoney || sort.endsWith('number') ? sort : '-number',
  };
}

/** Whether something but the order and the tab narrows the list. */
export function isNarrowed(filter: ListFilter): boolean {
  const { state, payment, channel, customer, discount, due, test, tag } = filter;
  return (
    [customer, discount, tag].some((value) => value !== '') ||
    (state !== null && state !== 'cancelled') ||
    payment !== null ||
    channel !== null ||
    due !== null ||
    test
  );
}

/** The query as the call takes it. */
export function callQuery(
  filter: ListFilter,
  window: { page: number; limit: number; search: string },
): OrderListQuery {
  const { state, payment, channel, customer, discount, owing, due, toHandOver, test, sort } = filter;
  return {
    ...window,
    tag: filter.tag || undefined,
    sort: sort === '-number' ? '' : sort,
    state: state ?? undefined,
    payment_type: payment ?? undefined,
    channel: channel ?? undefined,
    customer_id: customer || undefined,
    discount_id: discount || undefined,
    owing: owing ? 'true' : undefined,
    owed_for: due ?? undefined,
    to_hand_over: toHandOver ? 'true' : undefined,
    test: test ? 'true' : undefined,
  };
}

/** What the address says while nothing but the tab narrows the list. */
export const noFilters = {
  search: '',
  state: '',
  payment: '',
  channel: '',
  customer: '',
  discount: '',
  tag: '',
  due: '',
  test: '',
  ...noFigure,
} as const;

/** Pressing a header that is sorted already turns it around; first comes what is highest. */
export function nextSort(sort: Sort, key: 'number' | 'total'): Sort {
  return sort === `-${key}` ? key : `-${key}`;
}

function keyIn<Key extends string>(choices: Readonly<Record<Key, unknown>>, text: string): Key | null {
  return Object.hasOwn(choices, text) ? (text as Key) : null;
}
