import { actionNow } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { findCart, saveCart } from './ordering/cart-queries.ts';
import { placeWholesaleOrder } from './ordering/place-wholesale-order.ts';
import { findPayables, findPurchases } from './purchases/purchase-queries.ts';
import {
  payableView,
  purchaseRowView,
  readPurchase,
  receivePurchase,
  returnPurchase,
} from './purchases/purchases.ts';
import { say } from './sentences.ts';
import { asCompany, type Buying, enterAsCompany } from './suppliers/in-supplier-store.ts';
import { readByCode, readCart, readOfferedOf } from './suppliers/read-offered.ts';
import { findSuppliers } from './suppliers/supplier-queries.ts';
import { listedSupplierView, readSupplier, requestAccess } from './suppliers/suppliers.ts';

const base = '/marketplace/v1/stores/{id}/wholesale';

type OfSupplier = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}'>,
  'storeId' | 'params'
>;

function buyingOf({ storeId, params }: OfSupplier): Buying {
  return { buyerStoreId: storeId, supplierId: params.supplier_store_id };
}

export const listSuppliersToBuyFrom: StoreHandler<`GET ${typeof base}/suppliers`> = async (call) => {
  const page = await call.read((db) => findSuppliers(db, call.query.search, pageWindow(call.query)));
  return { data: pageAnswer(call.query, page, listedSupplierView) };
};

export const getSupplierToBuyFrom: StoreHandler<`GET ${typeof base}/suppliers/{supplier_store_id}`> = async (
  call,
) => ({ data: await call.read((db) => readSupplier(db, buyingOf(call), call.now)) });

export const postAccessRequest: StoreHandler<
  `POST ${typeof base}/suppliers/{supplier_store_id}/requests`
> = async (call) => {
  const { body, actor, now, caller } = call;
  const buying = buyingOf(call);
  await call.command('request_wholesale_access', async (db, notes) => {
    const asking = { userId: caller.userId, action: actionNow(actor, now) };
    const id = await requestAccess(db, buying, body, asking);
    notes.audit({ subject: `wholesale_request:${id}`, after: { supplier_id: buying.supplierId } });
  });
  return { data: await call.read((db) => readSupplier(db, buying, call.now)), message: say('requested') };
};

export const listSupplierProducts: StoreHandler<
  `GET ${typeof base}/suppliers/{supplier_store_id}/products`
> = async (call) => {
  const { query } = call;
  const read = async (db: Db) => readOfferedOf(db, await enterAsCompany(db, buyingOf(call)), query);
  const isPlain = query.search === '' && query.category_id === undefined;
  return { data: await call.read(read, { prepared: isPlain }) };
};

export const findSupplierProducts: StoreHandler<
  `POST ${typeof base}/suppliers/{supplier_store_id}/products/by-code`
> = async (call) => ({
  data: await call.read(async (db) =>
    readByCode(db, await enterAsCompany(db, buyingOf(call)), call.body.codes),
  ),
});

export const getWholesaleCart: StoreHandler<`GET ${typeof base}/suppliers/{supplier_store_id}/cart`> = async (
  call,
) => {
  const owner = { ...buyingOf(call), userId: call.caller.userId };
  const data = await call.read((db) =>
    asCompany(db, owner, async (agreement) => readCart(db, agreement, await findCart(db, owner))),
  );
  return { data };
};

export const putWholesaleCart: StoreHandler<`PUT ${typeof base}/suppliers/{supplier_store_id}/cart`> = async (
  call,
) => {
  const owner = { ...buyingOf(call), userId: call.caller.userId };
  const lines = call.body.lines.map((line) => ({ ...line, variant_id: line.variant_id.toLowerCase() }));
  const data = await call.command('save_wholesale_cart', (db, notes) => {
    notes.unaudited();
    return asCompany(db, owner, async (agreement) => {
      await saveCart(db, owner, lines, call.now);
      return readCart(db, agreement, { lines, updated_at: call.now });
    });
  });
  return { data };
};

export const postWholesaleOrder: StoreHandler<
  `POST ${typeof base}/suppliers/{supplier_store_id}/orders`
> = async (call) => {
  const { storeId, body, actor, now, caller } = call;
  const buying = buyingOf(call);
  const id = await call.command('place_wholesale_order', async (db, notes) => {
    const placing = { userId: caller.userId, action: actionNow(actor, now) };
    const placed = await placeWholesaleOrder(db, buying, body, placing);
    const { expected_total: total, reference } = body;
    notes.audit({ subject: `order:${placed}`, after: { supplier_id: buying.supplierId, total, reference } });
    return placed;
  });
  return { data: await call.read((db) => readPurchase(db, storeId, id)), message: say('ordered') };
};

export const listPurchases: StoreHandler<`GET ${typeof base}/purchases`> = async (call) => {
  const { supplier_id: supplierId, unpaid } = call.query;
  const filter = { supplierId, unpaid: unpaid === 'true' };
  const page = await call.read((db) => findPurchases(db, filter, pageWindow(call.query)));
  return { data: pageAnswer(call.query, page, purchaseRowView) };
};

export const getPurchase: StoreHandler<`GET ${typeof base}/purchases/{purchase_id}`> = async (call) => ({
  data: await call.read((db) => readPurchase(db, call.storeId, call.params.purchase_id)),
});

export const postPurchaseReceipt: StoreHandler<
  `POST ${typeof base}/purchases/{purchase_id}/receipts`
> = async (call) => {
  const { storeId, params, actor, now } = call;
  await call.command('receive_wholesale_order', async (db, notes) => {
    const order = await receivePurchase(db, storeId, params.purchase_id, actionNow(actor, now));
    notes.audit({ subject: `purchase_order:${order}` });
  });
  return {
    data: await call.read((db) => readPurchase(db, storeId, params.purchase_id)),
    message: say('received'),
  };
};

export const postPurchaseReturn: StoreHandler<`POST ${typeof base}/purchases/{purchase_id}/returns`> = async (
  call,
) => {
  const { storeId, params, body, actor, now } = call;
  await call.command('return_wholesale_order', async (db, notes) => {
    const isMeant = body.allow_below_reserved;
    const order = await returnPurchase(db, storeId, params.purchase_id, isMeant, actionNow(actor, now));
    notes.audit({ subject: `purchase_order:${order}` });
  });
  return {
    data: await call.read((db) => readPurchase(db, storeId, params.purchase_id)),
    message: say('returned'),
  };
};

export const listPayables: StoreHandler<`GET ${typeof base}/payables`> = async (call) => {
  const rows = await call.read(async (db) => {
    const { today } = await storeDay(db, call.storeId, call.now);
    return findPayables(db, today);
  });
  return { data: rows.map(payableView) };
};
