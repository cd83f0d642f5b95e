import { barcodeKey } from '@sokoni/rules/barcode';
import { skuKey } from '@sokoni/rules/product-check';
import { invalidField } from '#platform/domain-error.ts';
import { pageWindow } from '#platform/paging.ts';
import type { StoreCall, StoreHandler } from '#platform/route.ts';
import {
  countLowStock,
  findGoodsByCode,
  findLowStock,
  findUsualGoods,
  type LowStockFilter,
  searchGoods,
} from './goods-queries.ts';
import { goodView, lowStockView } from './goods-view.ts';
import { setWantsMails, sumUpLowStock, wantsMails } from './low-stock-queries.ts';
import { viewerOf } from './order-view.ts';

const proposalDays = 30;

export const listGoods: StoreHandler<'GET /marketplace/v1/stores/{id}/purchase-goods'> = async (call) => {
  const { search } = call.query;
  const supplierId = call.query.supplier_id?.toLowerCase();
  const rows = await call.read(async (db) => {
    if (search !== '') return searchGoods(db, call.storeId, search, supplierId);
    return supplierId ? findUsualGoods(db, call.storeId, supplierId) : [];
  });
  return { data: rows.map((row) => goodView(call.storeId, row, viewerOf(call))) };
};

export const findGoods: StoreHandler<'POST /marketplace/v1/stores/{id}/purchase-goods/by-code'> = async (
  call,
) => {
  const codes = [...new Set(call.body.codes)].map((code) => ({
    code,
    skuKey: skuKey(code),
    barcode: barcodeKey(code),
  }));
  const supplierId = call.body.supplier_id?.toLowerCase();
  const rows = await call.read((db) => findGoodsByCode(db, call.storeId, codes, supplierId));
  return { data: rows.map((row) => ({ ...goodView(call.storeId, row, viewerOf(call)), code: row.code })) };
};

type FilterQuery = StoreCall<'GET /marketplace/v1/stores/{id}/low-stock/total'>['query'];

function readFilter({ search, state, supplier_id }: FilterQuery): LowStockFilter {
  return { search, state, supplierId: supplier_id?.toLowerCase() };
}

export const listLowStock: StoreHandler<'GET /marketplace/v1/stores/{id}/low-stock'> = async (call) => {
  const { query, now, storeId } = call;
  if (query.sort !== '') throw invalidField('sort', 'What ran low last comes first');
  const soldSince = new Date(now.getTime() - proposalDays * 24 * 3600 * 1000);
  const rows = await call.read((db) =>
    findLowStock(db, storeId, readFilter(query), soldSince, pageWindow(query)),
  );
  const items = rows.map((row) => lowStockView(storeId, row, viewerOf(call)));
  return { data: { items, page: query.page, limit: query.limit } };
};

export const countListedLowStock: StoreHandler<'GET /marketplace/v1/stores/{id}/low-stock/total'> = async (
  call,
) => ({
  data: { total: await call.read((db) => countLowStock(db, call.storeId, readFilter(call.query))) },
});

export const getLowStockSummary: StoreHandler<'GET /marketplace/v1/stores/{id}/low-stock/summary'> = async (
  call,
) => ({
  data: await call.read(async (db) => ({
    ...(await sumUpLowStock(db, call.storeId)),
    mails: await wantsMails(db, call.storeId, call.caller.userId),
  })),
});

export const switchLowStockMails: StoreHandler<'PUT /marketplace/v1/stores/{id}/low-stock/mails'> = async (
  call,
) => {
  const { mails } = call.body;
  await call.command('switch_low_stock_mails', async (db, notes) => {
    await setWantsMails(db, call.storeId, call.caller.userId, mails);
    notes.audit({ subject: `store:${call.storeId}`, after: { mails } });
  });
  const message = mails ? 'You get a mail when something runs low.' : 'You get no mails about low stock.';
  return { data: { message } };
};
