import { fulfilmentStatuses } from '@sokoni/rules/orders/order-statuses';
import type { SavedView } from '#api/insights/views.ts';
import { type ListFilter, noFilters, oneOf } from './order-list-query.ts';

export type OrderView = SavedView<'orders'>;

/** What of the list a view keeps. */
export function viewQueryOf(filter: ListFilter, search: string): OrderView['query'] {
  const { paymentStatus, fulfilment, payment, channel, customer, discount, tag } = filter;
  const { unpaid, due, review, register, unfulfilled, sort } = filter;
  return {
    search,
    sort: sort === '-number' ? '' : sort,
    ...(paymentStatus && { payment_status: paymentStatus }),
    ...(fulfilment && { fulfilment_status: fulfilment }),
    ...(payment && { payment_type: payment }),
    ...(channel && { channel }),
    ...(customer && { customer_id: customer }),
    ...(discount && { discount_id: discount }),
    ...(tag && { tag }),
    ...(unpaid && { unpaid }),
    ...(due && { ageing: due }),
    ...(review && { flagged: review }),
    ...(register && { register_id: register }),
    ...(unfulfilled && { unfulfilled: unfulfilled }),
  };
}

/** The address of the list as a view shows it. Who sees no money is not shown what tells of it. */
export function searchOf({ id, query }: OrderView, seesMoney: boolean): string {
  const { search, sort, state, fulfilment_status, channel, customer_id, register_id, tag, unfulfilled } =
    query;
  const set = Object.entries({
    view: id,
    search,
    sort: seesMoney || sort === 'number' ? sort : '',
    payment_status: seesMoney ? query.payment_status : undefined,
    // A view of a program may ask by the state, which the list has no filter for.
    fulfilment: fulfilment_status ?? oneOf(fulfilmentStatuses, state ?? '') ?? undefined,
    payment: seesMoney ? query.payment_type : undefined,
    channel,
    customer: customer_id,
    discount: seesMoney ? query.discount_id : undefined,
    tag,
    unpaid: seesMoney && query.unpaid ? '1' : undefined,
    due: seesMoney ? query.ageing : undefined,
    review: seesMoney && query.flagged ? '1' : undefined,
    register: register_id,
    unfulfilled: unfulfilled ? '1' : undefined,
  }).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return `?${new URLSearchParams(set)}`;
}

/** Whether the list is narrowed or ordered otherwise than by this address. */
export function differs(param: (name: string) => string, address: string): boolean {
  const saved = new URLSearchParams(address);
  return names.some((name) => param(name) !== (saved.get(name) ?? ''));
}

const names = [...Object.keys(noFilters).filter((name) => name !== 'test'), 'sort', 'unpaid', 'unfulfilled'];
