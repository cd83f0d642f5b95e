import type { listedPrice, priceList } from '@sokoni/contract/wholesale/price-lists';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { percentView } from '../percentages.ts';
import { countPrices, findPageOfPrices, type ListedPriceRow } from './price-queries.ts';
import { findPriceList, findPriceLists, type ListedPriceList } from './queries.ts';
import { addPriceList, changePriceList, deletePriceList, setPrices } from './save-price-list.ts';
import { sayPriceList } from './sentences.ts';

function priceListView(row: ListedPriceList): z.output<typeof priceList> {
  return {
    id: row.id,
    name: row.name,
    percent_off: percentView(row.percent_off),
    group_ids: row.group_ids,
    company_count: row.company_count,
    price_count: row.price_count,
    version: row.version,
    updated_at: row.updated_at.toISOString(),
  };
}

function listedPriceView(
  storeId: string,
  { image_id, ...row }: ListedPriceRow,
): z.output<typeof listedPrice> {
  return { ...row, image: smallPicture(storeId, image_id) };
}

type OneCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}'>,
  'read' | 'storeId'
>;

/** @throws DomainError `not_found` */
async function readPriceList(db: Db, storeId: string, id: string): Promise<ListedPriceList> {
  const row = await findPriceList(db, storeId, id);
  if (!row) throw new DomainError('not_found');
  return row;
}

async function answerPriceList(call: OneCall, id: string): Promise<z.output<typeof priceList>> {
  return priceListView(await call.read((db) => readPriceList(db, call.storeId, id)));
}

export const listPriceLists: StoreHandler<'GET /marketplace/v1/stores/{id}/price-lists'> = async (call) => {
  const { query, storeId } = call;
  const page = await call.read((db) => findPriceLists(db, storeId, query.search, pageWindow(query)));
  return { data: pageAnswer(query, page, priceListView) };
};

export const getPriceList: StoreHandler<
  'GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}'
> = async (call) => ({ data: await answerPriceList(call, call.params.price_list_id) });

export const postPriceList: StoreHandler<'POST /marketplace/v1/stores/{id}/price-lists'> = async (call) => {
  const { name } = call.body;
  const id = await call.command('add_price_list', async (db, notes) => {
    const made = await addPriceList(db, call.storeId, call.body, call.now);
    const { id: _, ...after } = call.body;
    notes.audit({ subject: `price_list:${made}`, after });
    return made;
  });
  return { data: await answerPriceList(call, id), message: sayPriceList('added', { name }) };
};

export const putPriceList: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}'
> = async (call) => {
  const id = call.params.price_list_id;
  await call.command('update_price_list', async (db, notes) => {
    const { name, percent_off } = await changePriceList(db, call.storeId, id, call.body, call.now);
    const { version: _, ...after } = call.body;
    notes.audit({ subject: `price_list:${id}`, before: { name, percent_off }, after });
  });
  return { data: await answerPriceList(call, id), message: sayPriceList('saved') };
};

export const removePriceList: StoreHandler<
  'DELETE /marketplace/v1/stores/{id}/price-lists/{price_list_id}'
> = async (call) => {
  const id = call.params.price_list_id;
  const message = await call.command('delete_price_list', async (db, notes) => {
    const { name, percent_off } = await deletePriceList(db, call.storeId, id);
    notes.audit({ subject: `price_list:${id}`, before: { name, percent_off } });
    return sayPriceList('deleted', { name });
  });
  return { data: { message } };
};

export const listPrices: StoreHandler<
  'GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices'
> = async (call) => {
  const { query, storeId } = call;
  const listId = call.params.price_list_id;
  const filter = { search: query.search, isListed: query.listed === 'true' };
  const page = await call.read(async (db) => {
    await readPriceList(db, storeId, listId);
    const place = { storeId, listId };
    const rows = await findPageOfPrices(db, place, filter, pageWindow(query));
    return { rows, total: await countPrices(db, place, filter) };
  });
  return { data: pageAnswer(query, page, (row) => listedPriceView(storeId, row)) };
};

export const putPrices: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices'
> = async (call) => {
  const id = call.params.price_list_id;
  const changed = call.body.prices.length;
  await call.command('set_list_prices', async (db, notes) => {
    await setPrices(db, call.storeId, id, call.body.prices, call.now);
    notes.audit({ subject: `price_list:${id}`, after: { variants: changed } });
  });
  return { data: { changed, message: sayPriceList('prices.saved', { count: changed }) } };
};
