import type { placement as placementBody } from '@sokoni/contract/order-drafts';
import { orderNumber } from '@sokoni/rules/order-words';
import type { z } from 'zod';
import type { Guesser } from '#accounts/guesses.ts';
import { countOrders, orderSortKeys } from '#platform/database/order-numbers.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { pageAnswer, pageWindow, readSort } from '#platform/paging.ts';
import { pictureKeys } from '#platform/pictures.ts';
import type { StoreCall, StoreHandler } from '#platform/route.ts';
import { cancelOrder, discardDraft } from './cancel-order.ts';
import { cardsByCode } from './cards-by-code.ts';
import { changeOrder } from './change-order.ts';
import { countFromFigures } from './count-queries.ts';
import { exchangeOrder } from './exchange-order.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { findUsualGoodsForSale, searchGoodsForSale } from './goods-for-sale-queries.ts';
import { findDrafts, findOrders, findTags } from './list-queries.ts';
import { sendOrder } from './make-order.ts';
import { noteOrder } from './note-order.ts';
import { offerForCart } from './offer-for-cart.ts';
import { type Acting, ownSalesOf } from './open-order.ts';
import { orderRowView, readOrder, type Viewer } from './order-view.ts';
import { payOrder, refundOrder } from './pay-order.ts';
import { placeDraft } from './place-draft.ts';
import { auditedOrder, type OrderRow } from './queries.ts';
import { assertMoneySeen, readFilter } from './read-filter.ts';
import type { Placement } from './strike-deal.ts';
import { takeBack } from './take-back.ts';

type OrderCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/orders/{order_id}'>,
  | 'role'
  | 'services'
  | 'read'
  | 'storeId'
  | 'params'
  | 'caller'
  | 'now'
  | 'commandThenRead'
  | 'networkAddress'
>;

const actingOf = ({ caller, role, now }: Pick<OrderCall, 'caller' | 'role' | 'now'>): Acting => ({
  userId: caller.userId,
  role,
  now,
});

const viewerOf = ({ caller, role, services }: Pick<OrderCall, 'caller' | 'role' | 'services'>): Viewer => ({
  userId: caller.userId,
  role,
  publicUrl: services.config.publicUrl,
});

/** An order and its few lines are named by their ids, whoever sells them. */
const byIds = { prepared: true };

/** Reads an order for who calls. */
const reading = (call: OrderCall) => (db: Db, orderId: string) =>
  readOrder(db, call.storeId, orderId, viewerOf(call));

/** How an order is called in a sentence. */
const called = (order: Pick<OrderRow, 'number' | 'test'>) => orderNumber(order) || 'The draft';

export const listOrders: StoreHandler<'GET /marketplace/v1/stores/{id}/orders'> = async (call) => {
  const { query, storeId } = call;
  const sort = readSort(query.sort || '-number', orderSortKeys);
  assertMoneySeen(call.role, query, sort.key);
  const rows = await call.read(async (db) =>
    findOrders(db, storeId, await readFilter(db, storeId, query, actingOf(call)), sort, pageWindow(query)),
  );
  const viewer = viewerOf(call);
  return {
    data: { items: rows.map((row) => orderRowView(row, viewer)), page: query.page, limit: query.limit },
  };
};

export const countOrdersFound: StoreHandler<'GET /marketplace/v1/stores/{id}/orders/total'> = async (
  call,
) => {
  const { query, storeId } = call;
  assertMoneySeen(call.role, query);
  const total = await call.read(async (db) => {
    const filter = await readFilter(db, storeId, query, actingOf(call));
    return (await countFromFigures(db, storeId, filter)) ?? countOrders(db, storeId, filter);
  });
  return { data: { total } };
};

export const listOrderTags: StoreHandler<'GET /marketplace/v1/stores/{id}/order-tags'> = async (call) => {
  // The tags of others would tell of their sales.
  if (ownSalesOf(actingOf(call)) !== undefined) return { data: [] };
  return { data: await call.read((db) => findTags(db, call.storeId, call.query.search.toLowerCase())) };
};

export const listGoodsForSale: StoreHandler<'GET /marketplace/v1/stores/{id}/goods-for-sale'> = async (
  call,
) => {
  const { storeId, query } = call;
  const rows = await call.read((db) =>
    query.search === '' ? findUsualGoodsForSale(db, storeId) : searchGoodsForSale(db, storeId, query.search),
  );
  const { publicUrl } = call.services.config;
  return {
    data: rows.map(({ image_id, track_quantity, available, ...good }) => ({
      ...good,
      image: image_id && `${publicUrl}/uploads/${pictureKeys(storeId, image_id).small}`,
      available: track_quantity ? available : null,
    })),
  };
};

export const postCartOffer: StoreHandler<'POST /marketplace/v1/stores/{id}/cart-offers'> = async (call) => ({
  data: await call.read((db) => offerForCart(db, call.storeId, call.body, actingOf(call))),
});

export const listOrderDrafts: StoreHandler<'GET /marketplace/v1/stores/{id}/order-drafts'> = async (call) => {
  const { query } = call;
  if (query.sort !== '') throw invalidField('sort', 'The last changed come first');
  const own = ownSalesOf(actingOf(call));
  const page = await call.read((db) => findDrafts(db, call.storeId, own, pageWindow(query)));
  return { data: pageAnswer(query, page, (row) => orderRowView(row, viewerOf(call))) };
};

export const getOrder: StoreHandler<'GET /marketplace/v1/stores/{id}/orders/{order_id}'> = async (call) => ({
  data: await call.read((db) => reading(call)(db, call.params.order_id ?? ''), byIds),
});

export const addOrder: StoreHandler<'POST /marketplace/v1/stores/{id}/orders'> = async (call) => {
  const { storeId, body } = call;
  const [, data] = await call.commandThenRead(
    'create_order',
    async (db, notes) => {
      const placement = body.placement && (await withCards(db, call, body.placement));
      if (placement instanceof DomainError) return placement;
      const { id, written } = await sendOrder(db, storeId, { ...body, placement }, actingOf(call));
      notes.last(written);
      notes.audit({ subject: `order:${id}`, found: auditedOrder(storeId, id) });
      return { id };
    },
    (db, { id }) => reading(call)(db, id),
    byIds,
  );
  const message = data.number === null ? 'The draft is saved.' : `${called(data)} is placed.`;
  return { data, message };
};

export const updateOrder: StoreHandler<'PUT /marketplace/v1/stores/{id}/orders/{order_id}'> = async (
  call,
) => {
  const id = call.params.order_id ?? '';
  const [, data] = await call.commandThenRead(
    'update_order',
    async (db, notes) => {
      const changed = await changeOrder(db, call.storeId, id, call.body, actingOf(call));
      notes.audit({ subject: `order:${id}`, ...changed });
    },
    (db) => reading(call)(db, id),
  );
  return { data, message: 'The order is saved.' };
};

export const deleteOrderDraft: StoreHandler<'DELETE /marketplace/v1/stores/{id}/orders/{order_id}'> = async (
  call,
) => {
  const id = call.params.order_id ?? '';
  await call.command('delete_order_draft', async (db, notes) => {
    await discardDraft(db, call.storeId, id, actingOf(call));
    notes.audit({ subject: `order:${id}` });
  });
  return { data: { message: 'The draft is thrown away.' } };
};

/** Who types codes of gift cards. */
const guesserOf = ({ services, caller, networkAddress, now }: OrderCall): Guesser => ({
  secrets: services.secrets,
  userId: caller.userId,
  networkAddress,
  now,
});

/** A placement whose gift cards are known, or the refusal of a wrong code. */
async function withCards(
  db: Db,
  call: OrderCall,
  { payments, ...placement }: z.output<typeof placementBody>,
): Promise<Placement | DomainError> {
  const known = await cardsByCode(db, call.storeId, { payments, field: 'payments' }, guesserOf(call));
  return known instanceof DomainError ? known : { ...placement, payments: known };
}

/** An act on the order of the path, with what its audit row says of it. A refusal that the work returns is kept. */
async function act(
  call: OrderCall,
  action: string,
  after: Record<string, unknown>,
  work: (db: Db, orderId: string) => Promise<unknown>,
) {
  const orderId = call.params.order_id ?? '';
  const [, order] = await call.commandThenRead(
    action,
    async (db, notes) => {
      const refusal = await work(db, orderId);
      if (refusal instanceof DomainError) return refusal;
      notes.audit({ subject: `order:${orderId}`, after });
    },
    (db) => reading(call)(db, orderId),
    byIds,
  );
  return order;
}

export const postPlacement: StoreHandler<
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/placement'
> = async (call) => {
  const { storeId, body } = call;
  const data = await act(call, 'place_order', { payment_type: body.payment_type }, async (db, orderId) => {
    const placement = await withCards(db, call, body);
    if (placement instanceof DomainError) return placement;
    return placeDraft(db, storeId, orderId, placement, actingOf(call));
  });
  return { data, message: `${called(data)} is placed.` };
};

export const postPayment: StoreHandler<
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/payments'
> = async (call) => {
  const { method, amount } = call.body;
  const data = await act(call, 'pay_order', { method, amount }, async (db, orderId) => {
    const typed = { payments: [call.body], field: 'gift_card_code' };
    const known = await cardsByCode(db, call.storeId, typed, guesserOf(call));
    if (known instanceof DomainError) return known;
    for (const payment of known) await payOrder(db, call.storeId, orderId, payment, actingOf(call));
  });
  return { data, message: 'The payment is in the books.' };
};

export const postRefund: StoreHandler<'POST /marketplace/v1/stores/{id}/orders/{order_id}/refunds'> = async (
  call,
) => {
  const { method, amount } = call.body;
  const data = await act(call, 'refund_order', { method, amount }, (db, orderId) =>
    refundOrder(db, call.storeId, orderId, call.body, actingOf(call)),
  );
  return { data, message: 'The refund is in the books.' };
};

export const postFulfilment: StoreHandler<
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/fulfilments'
> = async (call) => {
  const data = await act(call, 'fulfil_order', { lines: call.body.lines }, (db, orderId) =>
    fulfilOrder(db, call.storeId, orderId, call.body, actingOf(call)),
  );
  return { data, message: 'The goods are handed over.' };
};

export const postReturn: StoreHandler<'POST /marketplace/v1/stores/{id}/orders/{order_id}/returns'> = async (
  call,
) => {
  const data = await act(call, 'return_order', { lines: call.body.lines }, (db, orderId) =>
    takeBack(db, call.storeId, orderId, call.body, actingOf(call)),
  );
  return { data, message: 'The goods are taken back.' };
};

export const postExchange: StoreHandler<
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/exchanges'
> = async (call) => {
  const orderId = call.params.order_id ?? '';
  const [, data] = await call.commandThenRead(
    'exchange_order',
    async (db, notes) => {
      const settlement = await withCards(db, call, call.body.settlement);
      if (settlement instanceof DomainError) return settlement;
      const { returns, lines } = call.body;
      const sold = { ...call.body, settlement };
      const { id, number, ordered_total } = await exchangeOrder(
        db,
        call.storeId,
        orderId,
        sold,
        actingOf(call),
      );
      const after = { returns, lines, exchange: id, number, total: ordered_total };
      notes.audit({ subject: `order:${orderId}`, after });
      return { id };
    },
    (db, { id }) => reading(call)(db, id),
  );
  return { data, message: `${called(data)} goes out instead.` };
};

export const postOrderCancellation: StoreHandler<
  'POST /marketplace/v1/stores/{id}/orders/{order_id}/cancellation'
> = async (call) => {
  const data = await act(call, 'cancel_order', {}, (db, orderId) =>
    cancelOrder(db, call.storeId, orderId, call.body.reason, actingOf(call)),
  );
  const rest = data.state === 'cancelled' ? '' : 'The rest of ';
  return { data, message: `${rest}${called(data)} is cancelled.` };
};

export const postOrderNote: StoreHandler<'POST /marketplace/v1/stores/{id}/orders/{order_id}/notes'> = async (
  call,
) => ({
  data: await act(call, 'note_order', {}, (db, orderId) =>
    noteOrder(db, call.storeId, orderId, call.body.text, actingOf(call)),
  ),
  message: 'The note is kept.',
});
