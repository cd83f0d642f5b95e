import type { settlement as settlementBody } from '@sokoni/contract/sales/order-drafts';
import type * as z from 'zod';
import { type Action, actionAt, actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow, readSort } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { assertLocation } from '#stock/assert-stock-locations.ts';
import type { Guesser } from '#tenancy/accounts/codes/guesses.ts';
import { addNote } from './add-note.ts';
import { cancelOrder, deleteDraft } from './cancel-order.ts';
import { createOrder } from './create-order.ts';
import { editOrder } from './edit-order.ts';
import { fulfilOrder } from './fulfilment/fulfil-order.ts';
import { markReady } from './fulfilment/mark-ready.ts';
import { countFromFigures, countSources } from './list/count-queries.ts';
import { findDrafts, findOrders, findTags } from './list/list-queries.ts';
import { assertMoneySeen, readFilter } from './list/read-filter.ts';
import { findUsualItemsForSale, searchItemsForSale } from './list/sellable-item-queries.ts';
import { ownSalesOf } from './lock-order.ts';
import { afterOrderChange } from './order-hooks.ts';
import { orderRowView, readOrder } from './order-view.ts';
import { cardsByCode } from './payments/find-gift-cards.ts';
import { recordPayment, refundOrder } from './payments/record-payment.ts';
import type { Settlement } from './payments/settle-order.ts';
import { placeDraft } from './place-draft.ts';
import { offerForCart } from './pricing/discount-for-cart.ts';
import { findSellingTerms, type OrderRow } from './queries.ts';
import { reviewOrder } from './recorded/review-order.ts';
import { rungAsDrafted } from './recorded/rung-sale.ts';
import { exchangeOrder } from './returns/exchange-order.ts';
import { returnAndRefund } from './returns/return-and-refund.ts';
import { returnItems } from './returns/return-items.ts';
import { countOrders, orderSortKeys } from './search/order-serials.ts';
import { say } from './sentences.ts';

type OrderCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/orders/{order_id}'>,
  'actor' | 'services' | 'read' | 'storeId' | 'caller' | 'now' | 'command' | 'networkAddress'
>;

const actionOf = ({ actor, now }: Pick<OrderCall, 'actor' | 'now'>): Action => actionNow(actor, now);

/** The same for what may have happened earlier, with the rest of what is told of it. */
function toldOf<Body extends { occurred_at?: string | undefined }>({
  actor,
  now,
  body: { occurred_at: told, ...body },
}: Pick<OrderCall, 'actor' | 'now'> & { body: Body }) {
  return { action: actionAt(actor, now, { told, field: 'occurred_at' }), told, body };
}

/** An order and its few lines are named by their ids, whoever sells them. */
const byIds = { prepared: true };

/** An order as who calls may see it. */
const shown = (call: OrderCall, orderId: string) =>
  call.read((db) => readOrder(db, call.storeId, orderId, call.actor), byIds);

/** How an order is called in a sentence. */
const called = ({ number }: Pick<OrderRow, 'number'>) => number ?? say('draftOrder');

export const listOrders: StoreHandler<'GET /marketplace/v1/stores/{id}/orders'> = async (call) => {
  const { query, storeId } = call;
  const isRanked = query.search !== '' && query.sort === '';
  const sort = isRanked ? null : readSort(query.sort || '-number', orderSortKeys);
  assertMoneySeen(call.actor, query, sort?.key);
  const rows = await call.read(async (db) =>
    findOrders(db, storeId, await readFilter(db, storeId, query, actionOf(call)), sort, pageWindow(query)),
  );
  return {
    data: { items: rows.map((row) => orderRowView(row, call.actor)), page: query.page, limit: query.limit },
  };
};

export const countOrdersFound: StoreHandler<'GET /marketplace/v1/stores/{id}/orders/total'> = async (
  call,
) => {
  const { query, storeId } = call;
  assertMoneySeen(call.actor, query);
  const total = await call.read(async (db) => {
    const filter = await readFilter(db, storeId, query, actionOf(call));
    return (await countFromFigures(db, storeId, filter)) ?? countOrders(db, storeId, filter);
  });
  return { data: { total } };
};

export const getOrderSources: StoreHandler<'GET /marketplace/v1/stores/{id}/orders/sources'> = async (
  call,
) => ({
  data: await call.read(async (db) => {
    const { test } = await findSellingTerms(db, call.storeId, call.now);
    return countSources(db, call.storeId, { test, soldBy: ownSalesOf(call.actor) });
  }),
});

export const listOrderTags: StoreHandler<'GET /marketplace/v1/stores/{id}/order-tags'> = async (call) => {
  // The tags of others would tell of their sales.
  if (ownSalesOf(call.actor) !== undefined) return { data: [] };
  return { data: await call.read((db) => findTags(db, call.storeId, call.query.search.toLowerCase())) };
};

export const listItemsForSale: StoreHandler<'GET /marketplace/v1/stores/{id}/sellable-items'> = async (
  call,
) => {
  const { storeId, query } = call;
  const rows = await call.read((db) =>
    query.search === '' ? findUsualItemsForSale(db, storeId) : searchItemsForSale(db, storeId, query.search),
  );
  return {
    data: rows.map(({ image_id, track_quantity, available, ...item }) => ({
      ...item,
      image: smallPicture(storeId, image_id),
      available: track_quantity ? available : null,
    })),
  };
};

export const postCartOffer: StoreHandler<'POST /marketplace/v1/stores/{id}/cart-offers'> = async (call) => ({
  data: await call.read((db) => offerForCart(db, call.storeId, call.body, actionOf(call))),
});

export const listOrderDrafts: StoreHandler<'GET /marketplace/v1/stores/{id}/order-drafts'> = async (call) => {
  const { query } = call;
  const own = ownSalesOf(call.actor);
  const page = await call.read((db) => findDrafts(db, call.storeId, own, pageWindow(query)));
  return { data: pageAnswer(query, page, (row) => orderRowView(row, call.actor)) };
};

export const getOrder: StoreHandler<'GET /marketplace/v1/stores/{id}/orders/{order_id}'> = async (call) => ({
  data: await shown(call, call.params.order_id),
});

export const addOrder: StoreHandler<'POST /marketplace/v1/stores/{id}/orders'> = async (call) => {
  const { storeId, body, actor, now } = call;
  const told = body.recorded?.occurred_at;
  const action = actionAt(actor, now, { told, field: 'recorded.occurred_at' });
  const { id } = await call.command(
    'create_order',
    async (db, notes) => {
      const settlement = body.settlement && (await withCards(db, call, body.settlement));
      if (settlement instanceof DomainError) return settlement;
      const order = await createOrder(db, storeId, { ...body, settlement }, action);
      const { id, number, test, ordered_total: total } = order;
      notes.audit({ subject: `order:${id}`, after: { number, test, total, occurred_at: told } });
      return { id };
    },
    byIds,
  );
  const data = await shown(call, id);
  const message = data.number === null ? say('draftSaved') : say('placed', { order: called(data) });
  return { data, message };
};

export const updateOrder: StoreHandler<'PUT /marketplace/v1/stores/{id}/orders/{order_id}'> = async (
  call,
) => {
  const id = call.params.order_id;
  await call.command('update_order', async (db, notes) => {
    const changed = await editOrder(db, call.storeId, id, call.body, actionOf(call));
    await afterOrderChange(call.services.hooks, db, call.storeId, id, actionOf(call));
    notes.audit({ subject: `order:${id}`, ...changed });
  });
  return { data: await shown(call, id), message: say('saved') };
};

export const deleteOrderDraft: StoreHandler<'DELETE /marketplace/v1/stores/{id}/orders/{order_id}'> = async (
  call,
) => {
  const id = call.params.order_id;
  await call.command('delete_order_draft', async (db, notes) => {
    await deleteDraft(db, call.storeId, id, actionOf(call));
    notes.audit({ subject: `order:${id}` });
  });
  return { data: { message: say('draftDeleted') } };
};

/** Who types codes of gift cards. */
const guesserOf = ({ services, caller, networkAddress, now }: OrderCall): Guesser => ({
  secrets: services.secrets,
  userId: caller.userId,
  networkAddress,
  now,
});

/** A settlement whose gift cards are known, or the refusal of a wrong code. */
async function withCards(
  db: Db,
  call: OrderCall,
  { payments, ...settlement }: z.output<typeof settlementBody>,
): Promise<Settlement | DomainError> {
  const known = await cardsByCode(db, call.storeId, { payments, field: 'payments' }, guesserOf(call));
  return known instanceof DomainError ? known : { ...settlement, payments: known };
}

/** An act on the order of the path, with what its audit row says of it. A refusal that the work returns is kept. */
async function act(
  call: OrderCall & { params: { order_id: string } },
  action: string,
  after: Record<string, unknown>,
  work: (db: Db, orderId: string) => Promise<unknown>,
) {
  const orderId = call.params.order_id;
  await call.command(
    action,
    async (db, notes) => {
      const refusal = await work(db, orderId);
      if (refusal instanceof DomainError) return refusal;
      notes.audit({ subject: `order:${orderId}`, after });
    },
    byIds,
  );
  return shown(call, orderId);
}

export const postPlacement: StoreHandler<
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/placement'
> = async (call) => {
  const { storeId } = call;
  const { action, told: occurred_at, body } = toldOf(call);
  const { payment_type } = body;
  const data = await act(call, 'place_order', { payment_type, occurred_at }, async (db, orderId) => {
    const settlement = await withCards(db, call, body);
    if (settlement instanceof DomainError) return settlement;
    return placeDraft(db, storeId, orderId, settlement, action, occurred_at ? rungAsDrafted : null);
  });
  return { data, message: say('placed', { order: called(data) }) };
};

export const postPayment: StoreHandler<
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments'
> = async (call) => {
  const { action, told: occurred_at, body } = toldOf(call);
  const { method, amount } = body;
  const data = await act(call, 'pay_order', { method, amount, occurred_at }, async (db, orderId) => {
    const typed = { payments: [body], field: 'gift_card_code' };
    const known = await cardsByCode(db, call.storeId, typed, guesserOf(call));
    if (known instanceof DomainError) return known;
    for (const payment of known) await recordPayment(db, call.storeId, orderId, payment, action);
  });
  return { data, message: say('paid') };
};

export const postRefund: StoreHandler<'POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds'> = async (
  call,
) => {
  const { action, told: occurred_at, body } = toldOf(call);
  const { method, amount } = body;
  const data = await act(call, 'refund_order', { method, amount, occurred_at }, (db, orderId) =>
    refundOrder(db, call.storeId, orderId, body, action),
  );
  return { data, message: say('refunded') };
};

export const postFulfilment: StoreHandler<
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments'
> = async (call) => {
  const { action, told: occurred_at, body } = toldOf(call);
  const data = await act(call, 'fulfil_order', { lines: body.lines, occurred_at }, (db, orderId) =>
    fulfilOrder(db, call.storeId, orderId, body, action),
  );
  return { data, message: say('fulfilled') };
};

export const postReturn: StoreHandler<'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns'> = async (
  call,
) => {
  const { storeId } = call;
  const {
    action,
    told: occurred_at,
    body: { refund, location_id, ...body },
  } = toldOf(call);
  const items = { ...body, locationId: location_id };
  const refunded = refund && { method: refund.method, amount: refund.amount };
  const after = { lines: items.lines, refund: refunded, occurred_at };
  const data = await act(call, 'return_order', after, async (db, orderId) => {
    if (location_id) await assertLocation(db, storeId, location_id);
    return refund
      ? returnAndRefund(db, storeId, orderId, { ...items, refunds: [refund] }, action)
      : returnItems(db, storeId, orderId, items, action);
  });
  return { data, message: say(refund ? 'returnedRefunded' : 'returned') };
};

export const postExchange: StoreHandler<
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges'
> = async (call) => {
  const orderId = call.params.order_id;
  const { action, told: occurred_at, body } = toldOf(call);
  const { id } = await call.command('exchange_order', async (db, notes) => {
    const settlement = await withCards(db, call, body.settlement);
    if (settlement instanceof DomainError) return settlement;
    const { returns, lines } = body;
    const order = await exchangeOrder(db, call.storeId, orderId, { ...body, settlement }, action);
    const { id, number, ordered_total: total } = order;
    notes.audit({
      subject: `order:${orderId}`,
      after: { returns, lines, occurred_at, exchange: id, number, total },
    });
    return { id };
  });
  const data = await shown(call, id);
  return { data, message: say('exchanged') };
};

export const postOrderCancellation: StoreHandler<
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/cancellation'
> = async (call) => {
  const data = await act(call, 'cancel_order', {}, async (db, orderId) => {
    await cancelOrder(db, call.storeId, orderId, call.body.reason, actionOf(call));
    await afterOrderChange(call.services.hooks, db, call.storeId, orderId, actionOf(call));
  });
  const what = data.state === 'cancelled' ? 'cancelled' : 'cancelledRest';
  return { data, message: say(what, { order: called(data) }) };
};

export const postReview: StoreHandler<'POST /marketplace/v1/stores/{id}/orders/{order_id}/review'> = async (
  call,
) => {
  const id = call.params.order_id;
  await call.command('review_order', async (db, notes) => {
    const flags = await reviewOrder(db, call.storeId, id, actionOf(call));
    notes.audit({ subject: `order:${id}`, before: { flags } });
  });
  return { data: await shown(call, id), message: say('reviewed') };
};

export const postReady: StoreHandler<'POST /marketplace/v1/stores/{id}/orders/{order_id}/ready'> = async (
  call,
) => ({
  data: await act(call, 'ready_order', {}, (db, orderId) =>
    markReady(db, call.storeId, orderId, actionOf(call)),
  ),
  message: say('ready'),
});

export const postOrderNote: StoreHandler<'POST /marketplace/v1/stores/{id}/orders/{order_id}/notes'> = async (
  call,
) => ({
  data: await act(call, 'note_order', {}, (db, orderId) =>
    addNote(db, call.storeId, orderId, call.body.text, actionOf(call)),
  ),
  message: say('noted'),
});
