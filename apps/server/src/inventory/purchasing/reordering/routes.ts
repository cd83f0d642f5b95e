import { barcodeKey } from '@sokoni/rules/products/barcode';
import { skuKey } from '@sokoni/rules/products/product-check';
import { invalidField } from '#core/errors/domain-error.ts';
import { pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { sayPurchasing } from '#inventory/purchasing/sentences.ts';
import { setWantsMails, sumUpLowStock, wantsMails } from './low-stock-queries.ts';
import {
  countLowStock,
  findItemsByCode,
  findLowStock,
  findUsualItems,
  type LowStockFilter,
  searchItems,
} from './purchasable-queries.ts';
import { itemView, lowStockView } from './purchasable-view.ts';

const proposalDays = 30;

export const listItems: StoreHandler<'GET /marketplace/v1/stores/{id}/purchasable-items'> = async (call) => {
  const { search } = call.query;
  const supplierId = call.query.supplier_id?.toLowerCase();
  const rows = await call.read(async (db) => {
    if (search !== '') return searchItems(db, call.storeId, search, supplierId);
    return supplierId ? findUsualItems(db, call.storeId, supplierId) : [];
  });
  return { data: rows.map((row) => itemView(call.storeId, row, call.actor)) };
};

export const findItems: StoreHandler<'POST /marketplace/v1/stores/{id}/purchasable-items/by-code'> = async (
  call,
) => {
  const codes = [...new Set(call.body.codes)].map((code) => ({
    code,
    skuKey: skuKey(code),
    barcode: barcodeKey(code),
  }));
  const supplierId = call.body.supplier_id?.toLowerCase();
  const rows = await call.read((db) => findItemsByCode(db, call.storeId, codes, supplierId));
  return { data: rows.map((row) => ({ ...itemView(call.storeId, row, call.actor), code: row.code })) };
};

type FilterQuery = StoreCall<'GET /marketplace/v1/stores/{id}/low-stock/total'>['query'];

function readFilter({ search, state, supplier_id }: FilterQuery): LowStockFilter {
  return { search, state, supplierId: supplier_id?.toLowerCase() };
}

export const listLowStock: StoreHandler<'GET /marketplace/v1/stores/{id}/low-stock'> = async (call) => {
  const { query, now, storeId } = call;
  if (query.sort !== '') throw invalidField('sort', sayPurchasing('list.latestLow'));
  const soldSince = new Date(now.getTime() - proposalDays * 24 * 3600 * 1000);
  const rows = await call.read((db) =>
    findLowStock(db, storeId, readFilter(query), soldSince, pageWindow(query)),
  );
  const items = rows.map((row) => lowStockView(storeId, row, call.actor));
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
  const message = mails ? sayPurchasing('mails.on') : sayPurchasing('mails.off');
  return { data: { message } };
};
