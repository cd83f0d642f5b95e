import { CompiledQuery, type Selectable } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { DocumentMails, OrderDeliveries } from '#core/database/tables.ts';
import type {
  FulfilmentLineRow,
  FulfilmentRow,
  ReturnLineRow,
  ReturnRow,
} from '../fulfilment/fulfilment-queries.ts';
import type { LineRow } from '../line-queries.ts';
import type { PaymentRow } from '../payments/payment-queries.ts';
import type { OrderRow } from '../queries.ts';
import type { EventRow } from './event-queries.ts';

/** A line with the picture of what it sells. */
export interface PicturedLine
  extends Omit<LineRow, 'order_id' | 'position' | 'unit_cost' | 'share_discount'> {
  image_id: string | null;
  track_quantity: boolean;
}

/** When it was, as JSON of the database writes a moment. */
interface Dated {
  at: string;
}

/** An event with who did it, and what became of the mail that it tells of. */
export interface ShownEvent extends Pick<EventRow, 'id' | 'kind' | 'data' | 'actor_kind'>, Dated {
  /** The person of the staff who acted; null without one. */
  by: string | null;
  document: DocumentMails['document'] | null;
  to_address: string | null;
  is_sent: boolean;
  is_dropped: boolean;
}

/** A payment with the names that are shown beside it. */
export interface ShownPayment
  extends Pick<
      PaymentRow,
      'id' | 'kind' | 'method' | 'label' | 'amount' | 'rounding' | 'tip' | 'reference' | 'gift_card_id'
    >,
    Dated {
  recorder: string;
  /** Of its gift card. */
  last_four: string | null;
}

export interface ShownFulfilment
  extends Pick<FulfilmentRow, 'id' | 'carrier' | 'tracking_number' | 'tracking_url'>,
    Dated {
  by: string;
  lines: Pick<FulfilmentLineRow, 'line_id' | 'quantity'>[];
}

export interface ShownReturn extends Pick<ReturnRow, 'id' | 'reason' | 'value'>, Dated {
  by: string;
  lines: Pick<ReturnLineRow, 'line_id' | 'quantity' | 'restocked' | 'value'>[];
}

export interface ShownDelivery
  extends Omit<Selectable<OrderDeliveries>, 'store_id' | 'order_id' | 'pickup_day' | 'ready_at'> {
  pickup_day: string | null;
  ready_at: string | null;
}

/** With the mobile money account that it names, as long as the store has it. */
export interface ShownChoice {
  method: 'bank_transfer' | 'mobile_money';
  account_name: string | null;
  account_number: string | null;
}

/** All that an order's record shows beside the order itself. */
export interface OrderParts {
  lines: PicturedLine[];
  /** The newest first. */
  events: ShownEvent[];
  payments: ShownPayment[];
  fulfilments: ShownFulfilment[];
  returns: ShownReturn[];
  proofs: { image_id: string; sent_at: string }[];
  /** One for an order whose buyer chose to pay by hand. */
  choices: ShownChoice[];
  /** One for an order that was bought online. */
  deliveries: ShownDelivery[];
  /** The order that it was exchanged for, and those that were exchanged for it, the first first. */
  exchanges: Pick<OrderRow, 'id' | 'number' | 'sold_by'>[];
}

/** An order's timeline is shown up to here; more is in the audit log. */
const mostShown = 500;

/** One statement for all parts, written once: each of them costs little more than its way. `$1` is the store, `$2` the order. */
const partsOfOrder = `
    select
      ${listOf(`
        select line.store_id, line.id, line.product_id, line.variant_id, line.title, line.variant_name, line.sku, line.quantity,
               line.fulfilled, line.returned, line.unit_price, line.discount, line.offered, line.exempt_vat,
               line.tax_percent::text as tax_percent, line.share_vat, line.share_total,
               coalesce(variant.image_id, product.first_image_id) as image_id,
               coalesce(variant.track_quantity, false) as track_quantity
        from order_lines line
        left join variants variant on variant.store_id = line.store_id and variant.id = line.variant_id
        left join products product on product.store_id = line.store_id and product.id = line.product_id
        where line.store_id = $1 and line.order_id = $2 order by line.position`)} as lines,
      ${listOf(`
        select event.id, event.kind, event.data, event.actor_kind, event.at,
               actor.first_name || ' ' || actor.last_name as by, mail.document, mail.to_address,
               mail.sent_at is not null as is_sent, mail.dropped_at is not null as is_dropped
        from order_events event
        left join users actor on actor.id = event.actor_user_id
        left join document_mails mail on mail.store_id = event.store_id and mail.id = (event.data ->> 'mail_id')::uuid
        where event.store_id = $1 and event.order_id = $2 order by event.at desc, event.id desc limit ${mostShown}`)} as events,
      ${listOf(`
        select payment.id, payment.kind, payment.method, payment.label, payment.amount, payment.rounding, payment.tip, payment.reference, payment.gift_card_id, payment.at,
               right(card.code, 4) as last_four, ${nameOf('recorder')} as recorder
        from order_payments payment
        left join users recorder on recorder.id = payment.recorded_by
        left join gift_cards card on card.store_id = payment.store_id and card.id = payment.gift_card_id
        where payment.store_id = $1 and payment.order_id = $2 order by payment.at, payment.id`)} as payments,
      ${listOf(`
        select sent.id, sent.carrier, sent.tracking_number, sent.tracking_url, sent.at, ${nameOf('hand')} as by,
               ${listOf(`
                 select line_id, quantity from order_fulfilment_lines line
                 where line.store_id = sent.store_id and line.fulfilment_id = sent.id`)} as lines
        from order_fulfilments sent
        left join users hand on hand.id = sent.fulfilled_by
        where sent.store_id = $1 and sent.order_id = $2 order by sent.at, sent.id`)} as fulfilments,
      ${listOf(`
        select taken.id, taken.reason, taken.value, taken.at, ${nameOf('hand')} as by,
               ${listOf(`
                 select line_id, quantity, restocked, value from order_return_lines line
                 where line.store_id = taken.store_id and line.return_id = taken.id`)} as lines
        from order_returns taken
        left join users hand on hand.id = taken.returned_by
        where taken.store_id = $1 and taken.order_id = $2 order by taken.at, taken.id`)} as returns,
      ${listOf(`
        select title, collected, pickup_day, pickup_from, pickup_to, ready_at, recipient, email, phone, line1, line2, city, region, postal_code, country
        from order_deliveries where store_id = $1 and order_id = $2`)} as deliveries,
      ${listOf(`
        select image_id, sent_at from payment_proofs where store_id = $1 and order_id = $2 order by sent_at, image_id`)} as proofs,
      ${listOf(`
        select split_part(checkout.payment_method, ':', 1) as method, account.name as account_name, account.number as account_number
        from checkouts checkout
        left join manual_payments manual on manual.store_id = checkout.store_id
        left join lateral jsonb_to_recordset(manual.mobile_money) as account (id text, name text, number text)
          on checkout.payment_method = 'mobile_money:' || account.id
        where checkout.store_id = $1 and checkout.id = $2 and split_part(checkout.payment_method, ':', 1) in ('bank_transfer', 'mobile_money')`)} as choices,
      ${listOf(`
        select id, number, sold_by from orders
        where store_id = $1 and (exchange_of = $2 or id = (
          select come.exchange_of from orders come where come.store_id = $1 and come.id = $2
        )) order by serial`)} as exchanges`;

export async function findParts(db: Db, storeId: string, orderId: string): Promise<OrderParts> {
  const { rows } = await db.executeQuery<OrderParts>(CompiledQuery.raw(partsOfOrder, [storeId, orderId]));
  const [parts] = rows;
  if (!parts) throw new Error('A statement without a from answers one row');
  return parts;
}

/** The rows of a query as one column, in its order. */
function listOf(rows: string): string {
  return `(select coalesce(json_agg(part), '[]') from (${rows}) part)`;
}

function nameOf(user: string): string {
  return `coalesce(${user}.first_name || ' ' || ${user}.last_name, '')`;
}
