import type { orderFilter } from '@sokoni/contract/sales/order-filter';
import { type Actor, can } from '@sokoni/rules/access/actor';
import { type DebtAge, daysOfDebts } from '@sokoni/rules/credit/receivables-ageing';
import { readOrderSearch } from '@sokoni/rules/orders/order-number';
import type { PaymentStatus } from '@sokoni/rules/orders/order-statuses';
import type * as z from 'zod';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { ownSalesOf } from '#sales/orders/lock-order.ts';
import { findSellingTerms } from '#sales/orders/queries.ts';
import type { OrderFilter } from '#sales/orders/search/order-filter.ts';

type MoneyFilter =
  | 'unpaid'
  | 'ageing'
  | 'shipping'
  | 'payment_status'
  | 'payment_type'
  | 'discount_id'
  | 'flagged';

/**
 * Who sees no money does not find it out by an order or a filter either.
 * @throws DomainError `not_allowed`
 */
export function assertMoneySeen(
  actor: Actor,
  {
    unpaid,
    ageing,
    shipping,
    payment_status,
    payment_type,
    discount_id,
    flagged,
  }: Pick<z.output<typeof orderFilter>, MoneyFilter>,
  sortKey = 'number',
): void {
  const asked = [unpaid, ageing, shipping, payment_status, payment_type, discount_id, flagged].some(
    (one) => one !== undefined,
  );
  if ((asked || sortKey !== 'number') && !can(actor, 'seeMoney')) throw new DomainError('not_allowed');
}

/** An id that is meant; `none` is none. */
const named = (id: string | undefined) => (id === 'none' ? undefined : id?.toLowerCase());
/** Null for `none`. */
const orNone = (id: string | undefined) => (id === 'none' ? null : id?.toLowerCase());

/**
 * The filters of the list as the queries take them, for who sees it.
 * @throws DomainError `not_allowed` for another seller's sales where the role sees its own only
 */
export async function readFilter(
  db: Db,
  storeId: string,
  query: z.output<typeof orderFilter>,
  action: Action,
): Promise<OrderFilter> {
  const { search, state, payment_type, channel, customer_id, discount_id, product_id, seller, tag } = query;
  const { unpaid, unfulfilled, payment_status, fulfilment_status } = query;
  const { numbers, isNumberOnly, isTest } = readOrderSearch(search);
  const own = ownSalesOf(action.actor);
  // Another seller's sales are none to who sees own ones.
  if (own !== undefined && seller !== undefined && seller.toLowerCase() !== own)
    throw new DomainError('not_allowed');
  const isNamed = query.test !== undefined || isTest;
  const isOfDay = query.ageing !== undefined || payment_status !== undefined;
  const terms = isNamed && !isOfDay ? null : await findSellingTerms(db, storeId, action.occurredAt);
  return {
    search,
    numbers,
    isNumberOnly,
    test: query.test ?? (isTest || terms?.test === true),
    state,
    fulfilment: fulfilment_status,
    paymentType: payment_type,
    channel,
    customerId: orNone(customer_id),
    productId: named(product_id),
    tag: tag?.toLowerCase(),
    from: query.from,
    to: query.to,
    discountId: discount_id?.toLowerCase(),
    unpaid: unpaid ?? (query.ageing && true),
    ...(terms && agedAs(query.ageing, terms.today)),
    ...(terms && paidAs(payment_status, terms.today)),
    flagged: query.flagged,
    registerId: orNone(query.register_id),
    shiftId: query.shift_id?.toLowerCase(),
    unfulfilled: unfulfilled,
    sold: query.sold,
    shipping: query.shipping,
    noSeller: seller === 'none' || undefined,
    noProduct: product_id === 'none' || undefined,
    categoryId: orNone(query.category_id),
    vatPercent: orNone(query.vat_percent),
    returnedFrom: query.returned_from,
    returnedTo: query.returned_to,
    soldBy: own ?? named(seller),
  };
}

/** Debts of an age as the queries take them. */
function agedAs(age: DebtAge | undefined, today: string): Pick<OrderFilter, 'overdueOn' | 'dueSince'> {
  if (age === 'overdue') return { overdueOn: today };
  return age ? { dueSince: daysOfDebts(age, today) } : {};
}

/** A payment status as the queries take it. */
function paidAs(
  status: PaymentStatus | undefined,
  today: string,
): Pick<OrderFilter, 'overdueOn' | 'payment'> {
  if (status === 'overdue') return { overdueOn: today };
  return status ? { payment: { status, today } } : {};
}
