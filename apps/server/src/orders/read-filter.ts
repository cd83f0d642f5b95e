import type { orderFilter } from '@sokoni/contract/order-filter';
import { type DebtAge, daysOfDebts } from '@sokoni/rules/ageing';
import { readOrderSearch } from '@sokoni/rules/order-words';
import { allows, type Role } from '@sokoni/rules/roles';
import type { z } from 'zod';
import type { OrderFilter } from '#platform/database/order-filter.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { type Acting, ownSalesOf } from './open-order.ts';
import { findSellingTerms } from './queries.ts';

type MoneyFilter = 'owing' | 'owed_for' | 'shipping' | 'payment_type' | 'discount_id';

/**
 * Who sees no money does not find it out by an order or a filter either.
 * @throws DomainError `not_allowed`
 */
export function assertMoneySeen(
  role: Role,
  { owing, owed_for, shipping, payment_type, discount_id }: Pick<z.output<typeof orderFilter>, MoneyFilter>,
  sortKey = 'number',
): void {
  const asked = [owing, owed_for, shipping, payment_type, discount_id].some((one) => one !== undefined);
  if ((asked || sortKey !== 'number') && !allows(role, 'seeMoney')) throw new DomainError('not_allowed');
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
  acting: Acting,
): Promise<OrderFilter> {
  const { search, state, payment_type, channel, customer_id, discount_id, product_id, seller, tag } = query;
  const { owing, to_hand_over } = query;
  const { number, isNumberOnly, isTest } = readOrderSearch(search);
  const own = ownSalesOf(acting);
  // Another seller's sales are none to who sees own ones.
  if (own !== undefined && seller !== undefined && seller.toLowerCase() !== own)
    throw new DomainError('not_allowed');
  const isNamed = query.test !== undefined || isTest;
  const terms = isNamed && !query.owed_for ? null : await findSellingTerms(db, storeId, acting.now);
  return {
    search,
    number,
    isNumberOnly,
    test: query.test ?? (isTest || terms?.test === true),
    state,
    paymentType: payment_type,
    channel,
    customerId: orNone(customer_id),
    productId: named(product_id),
    tag: tag?.toLowerCase(),
    from: query.from,
    to: query.to,
    discountId: discount_id?.toLowerCase(),
    owing: owing ?? (query.owed_for && true),
    ...(terms && agedAs(query.owed_for, terms.today)),
    toHandOver: to_hand_over,
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
function agedAs(age: DebtAge | undefined, today: string): Pick<OrderFilter, 'overdueOn' | 'owedSince'> {
  if (age === 'overdue') return { overdueOn: today };
  return age ? { owedSince: daysOfDebts(age, today) } : {};
}
