import type { stockRow } from '@sokoni/contract/inventory/stock-lists';
import { isLow } from '@sokoni/rules/stock/reorder';
import { available } from '@sokoni/rules/stock/stock';
import type * as z from 'zod';
import { categoryAndBelow } from '#catalogue/categories/save-category.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import { pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { sayStock } from '#stock/sentences.ts';
import { actorLabel } from '#tenancy/staff/actor-label.ts';
import { findActors, findLedger, type LedgerRow } from './ledger-queries.ts';
import { countStock, findPageOfStock, type StockFilter, type StockRow } from './list-queries.ts';

type FilterQuery = StoreCall<'GET /marketplace/v1/stores/{id}/stock/total'>['query'];

async function readFilter(db: Db, storeId: string, query: FilterQuery): Promise<StockFilter> {
  const { search, location_id, category_id, state } = query;
  const categoryIds = category_id && (await categoryAndBelow(db, storeId, category_id.toLowerCase()));
  return { search, locationId: location_id, categoryIds: categoryIds || undefined, state };
}

function stockView(
  call: StoreCall<'GET /marketplace/v1/stores/{id}/stock'>,
  row: StockRow,
): z.output<typeof stockRow> {
  const { image_id, barcode, levels, ...rest } = row;
  const free = available(row);
  return {
    ...rest,
    barcode: barcode ?? '',
    image: smallPicture(call.storeId, image_id),
    available: free,
    state: !row.tracked
      ? 'untracked'
      : free <= 0
        ? 'out'
        : isLow({ available: free, threshold: row.low_stock_at })
          ? 'low'
          : 'in',
    levels: levels.map((level) => ({ ...level, available: available(level) })),
  };
}

export const listStock: StoreHandler<'GET /marketplace/v1/stores/{id}/stock'> = async (call) => {
  const { query, storeId } = call;
  if (query.sort !== '') throw invalidField('sort', sayStock('list.byTitle'));
  const rows = await call.read(async (db) =>
    findPageOfStock(db, storeId, await readFilter(db, storeId, query), pageWindow(query)),
  );
  return {
    data: { items: rows.map((row) => stockView(call, row)), page: query.page, limit: query.limit },
  };
};

export const countListedStock: StoreHandler<'GET /marketplace/v1/stores/{id}/stock/total'> = async (call) => {
  const total = await call.read(async (db) =>
    countStock(db, call.storeId, await readFilter(db, call.storeId, call.query)),
  );
  return { data: { total } };
};

function ledgerView({ store_id: _, actor_kind, actor_user_id, by, at, ...row }: LedgerRow) {
  return { ...row, actor_id: actor_user_id, actor: actorLabel(actor_kind, by), at: at.toISOString() };
}

export const listLedger: StoreHandler<'GET /marketplace/v1/stores/{id}/stock-ledger'> = async (call) => {
  const { query } = call;
  const filter = {
    reason: query.reason,
    locationId: query.location_id,
    actorId: query.actor_id,
    productId: query.product_id,
    variantId: query.variant_id,
    from: query.from ? new Date(query.from) : undefined,
    before: query.before ? new Date(query.before) : undefined,
    oversold: query.oversold,
  };
  // One more than the page has says whether another one follows.
  const rows = await call.read((db) =>
    findLedger(db, call.storeId, filter, { after: query.after, limit: query.limit + 1 }),
  );
  const items = rows.slice(0, query.limit).map(ledgerView);
  return { data: { items, next: rows.length > query.limit ? (items.at(-1)?.id ?? null) : null } };
};

export const listActors: StoreHandler<'GET /marketplace/v1/stores/{id}/stock-actors'> = async (call) => ({
  data: await call.read((db) => findActors(db, call.storeId)),
});
