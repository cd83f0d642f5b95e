import type { order, orderRow } from '@sokoni/contract/sales/order-record';
import { type Actor, can } from '@sokoni/rules/access/actor';
import { flagsShown } from '@sokoni/rules/orders/order-flags';
import { orderTaxes, shippingPercentOf, taxPercentOf } from '@sokoni/rules/pricing/taxes';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { picturePaths, smallPicture } from '#core/pictures/pictures.ts';
import { actorLabel } from '#tenancy/staff/actor-label.ts';
import { findOrder, type ListedOrderRow, type NamedOrderRow } from './list/list-queries.ts';
import { ownSalesOf } from './lock-order.ts';
import type { EventRow } from './records/event-queries.ts';
import {
  findParts,
  type OrderParts,
  type PicturedLine,
  type ShownDelivery,
  type ShownEvent,
  type ShownFulfilment,
  type ShownPayment,
  type ShownReturn,
} from './records/record-queries.ts';

type OrderView = z.output<typeof order>;

/**
 * The order of the contract. What a role does not see of money is null, or not in its list.
 * @throws DomainError `not_found` also for another seller's order where the role sees its own only
 */
export async function readOrder(db: Db, storeId: string, orderId: string, actor: Actor): Promise<OrderView> {
  const row = await findOrder(db, storeId, orderId);
  const own = ownSalesOf(actor);
  if (!row || (own !== undefined && row.sold_by !== own)) throw new DomainError('not_found');
  const parts = await findParts(db, storeId, orderId);
  const { lines, events, payments, choices, proofs, deliveries, fulfilments, returns, exchanges } = parts;
  const seesMoney = can(actor, 'seeMoney');
  const shown = (minor: number) => (seesMoney ? minor : null);
  const others = exchangeViews(exchanges, own);
  return {
    ...orderRowView(row, actor),
    location: { id: row.location_id, name: row.location_name },
    register:
      row.register_id && row.register_name !== null ? { id: row.register_id, name: row.register_name } : null,
    shift_id: row.shift_id,
    approved_by: row.approver,
    note: row.note,
    tags: row.tags,
    version: row.version,
    apply_vat: row.apply_vat,
    vat_percent: row.vat_percent,
    prices_include_vat: row.prices_include_vat,
    discount_amount: seesMoney ? row.discount_amount : null,
    discount_percent: seesMoney ? row.discount_percent : null,
    discount_code: seesMoney ? row.discount_code : null,
    offer: seesMoney ? offerView(row) : null,
    lines_total: shown(row.lines_total),
    discount_total: shown(row.discount_total),
    vat_total: shown(row.vat_total),
    shipping: shown(row.shipping),
    shipping_vat: shown(row.shipping_vat),
    shipping_vat_percent: shippingPercentOf(row),
    taxes: seesMoney ? orderTaxes(lines.map(asOrdered), row) : [],
    ordered_total: shown(row.ordered_total),
    returned_total: shown(row.returned_total),
    paid: shown(row.paid),
    refunded: shown(row.refunded),
    deposit: shown(row.deposit),
    deposit_due: shown(row.deposit_due),
    created_by: row.creator,
    created_at: row.created_at.toISOString(),
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    received_at: row.received_at?.toISOString() ?? null,
    lines: lines.map((line) => lineView(line, row, actor)),
    payments: seesMoney ? payments.map(paymentView) : [],
    payment_choice: seesMoney ? (choices.map(choiceView)[0] ?? null) : null,
    payment_proofs: seesMoney ? proofs.map((proof) => proofView(storeId, proof)) : [],
    delivery: deliveries.map(deliveryView)[0] ?? null,
    fulfilments: fulfilments.map(fulfilmentView),
    returns: returns.map((row) => returnView(row, seesMoney)),
    exchange_of: others.find(({ id }) => id === row.exchange_of) ?? null,
    exchanges: others.filter(({ id }) => id !== row.exchange_of),
    events: events
      .filter(({ kind }) => seesMoney || !isOfMoney(kind))
      .map((row) => eventView(row, seesMoney))
      .map((event) => ({ ...event, order: event.order && asSeen(event.order, others, own) })),
  };
}

function offerView({ discount_id, discount_title, offered_total }: NamedOrderRow): OrderView['offer'] {
  return offered_total > 0 ? { discount_id, title: discount_title, amount: offered_total } : null;
}

/** One line of the list. */
export function orderRowView(row: ListedOrderRow, actor: Actor): z.output<typeof orderRow> {
  const seesMoney = can(actor, 'seeMoney');
  return {
    id: row.id,
    number: row.number,
    test: row.test,
    state: row.state,
    channel: row.channel,
    payment_type: seesMoney ? row.payment_type : null,
    customer:
      row.customer_id && row.customer_name !== null ? { id: row.customer_id, name: row.customer_name } : null,
    sold_by: row.seller,
    units: row.units,
    total: seesMoney ? row.total : null,
    outstanding: seesMoney ? row.outstanding : null,
    due_on: seesMoney ? row.due_on : null,
    next_due_on: seesMoney ? row.next_due_on : null,
    flags: flagsShown(row.flags, { seesMoney }),
    placed_at: row.placed_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

/** Before anything came back. */
function asOrdered(line: PicturedLine): PicturedLine {
  return { ...line, returned: 0 };
}

function lineView(line: PicturedLine, order: NamedOrderRow, actor: Actor): OrderView['lines'][number] {
  const seesMoney = can(actor, 'seeMoney');
  return {
    id: line.id,
    product_id: line.product_id,
    variant_id: line.variant_id,
    title: line.title,
    variant_name: line.variant_name,
    sku: line.sku,
    image: smallPicture(line.store_id, line.image_id),
    track_quantity: line.track_quantity,
    quantity: line.quantity,
    fulfilled: line.fulfilled,
    returned: line.returned,
    unit_price: seesMoney ? line.unit_price : null,
    discount: seesMoney ? line.discount : null,
    offered: seesMoney ? line.offered : null,
    exempt_vat: line.exempt_vat,
    tax_percent: taxPercentOf(line, order),
    total: seesMoney ? line.share_total : null,
  };
}

function proofView(
  storeId: string,
  { image_id: id, sent_at }: OrderParts['proofs'][number],
): OrderView['payment_proofs'][number] {
  const { small, large } = picturePaths(storeId, id);
  return { id, small, large, sent_at: moment(sent_at) };
}

function choiceView({ method, account_name: name, account_number: number }: OrderParts['choices'][number]) {
  return { method, account: name !== null && number !== null ? { name, number } : null };
}

function deliveryView({
  pickup_day: day,
  pickup_from: from,
  pickup_to: to,
  ready_at,
  ...delivery
}: ShownDelivery): OrderView['delivery'] {
  return {
    ...delivery,
    pickup: day !== null && from !== null && to !== null ? { day, from, to } : null,
    ready_at: ready_at && moment(ready_at),
  };
}

function paymentView(row: ShownPayment): OrderView['payments'][number] {
  const { id, kind, method, label, amount, rounding, tip, reference, gift_card_id, last_four, recorder, at } =
    row;
  return {
    ...{ id, kind, method, label, amount, rounding, tip, reference },
    gift_card: gift_card_id && last_four ? { id: gift_card_id, last_four } : null,
    recorded_by: recorder,
    at: moment(at),
  };
}

function fulfilmentView({ by, at, ...sent }: ShownFulfilment): OrderView['fulfilments'][number] {
  return { ...sent, fulfilled_by: by, at: moment(at) };
}

function returnView(
  { by, at, value, lines, ...taken }: ShownReturn,
  seesMoney: boolean,
): OrderView['returns'][number] {
  return {
    ...taken,
    value: seesMoney ? value : null,
    returned_by: by,
    at: moment(at),
    lines: lines.map((line) => ({ ...line, value: seesMoney ? line.value : null })),
  };
}

/** The other orders of its exchanges, by their numbers; who sees own sales only finds those. */
function exchangeViews(rows: OrderParts['exchanges'], own: string | undefined) {
  return rows
    .filter(({ sold_by }) => own === undefined || sold_by === own)
    .map(({ id, number }) => ({ id, name: number ?? '' }));
}

/** Its number stands on the receipt too; the way to it is for who may go there. */
function asSeen(
  order: { id: string | null; name: string },
  seen: readonly { id: string }[],
  own: string | undefined,
): { id: string | null; name: string } {
  return own === undefined || seen.some(({ id }) => id === order.id) ? order : { ...order, id: null };
}

function isOfMoney(kind: EventRow['kind']): boolean {
  return kind === 'paid' || kind === 'refunded' || kind === 'mailed' || kind === 'proof_sent';
}

function eventView(
  { id, kind, by, actor_kind, at, data, document, to_address, is_sent, is_dropped }: ShownEvent,
  seesMoney: boolean,
): OrderView['events'][number] {
  return {
    id,
    kind,
    by: actorLabel(actor_kind, by),
    at: moment(at),
    amount: seesMoney ? (data.amount ?? null) : null,
    units: data.units ?? null,
    by_agent: data.by_agent ?? false,
    rung_total: seesMoney ? (data.rung_total ?? null) : null,
    method: data.method ?? null,
    text: data.text ?? '',
    place: data.place ?? '',
    mail: document && {
      document,
      to: to_address ?? '',
      state: is_sent ? 'sent' : is_dropped ? 'dropped' : 'waiting',
    },
    flags: flagsShown(data.flags ?? [], { seesMoney }),
    order: data.order ?? null,
  };
}

/** As the API writes a moment. */
function moment(told: string): string {
  return new Date(told).toISOString();
}
