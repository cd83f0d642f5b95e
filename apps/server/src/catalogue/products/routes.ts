import { allows } from '@sokoni/rules/access/roles';
import { barcodeKey } from '@sokoni/rules/products/barcode';
import { skuKey } from '@sokoni/rules/products/product-check';
import { sayProduct } from '#catalogue/products/sentences.ts';
import { actionNow } from '#core/action.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageWindow, readSort } from '#core/http/paging.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { assertMoneyAllowed, assertMoneyLeft } from './assert-money-allowed.ts';
import { changeProduct } from './change-product.ts';
import { findByCode } from './code-queries.ts';
import { copyProduct } from './copy-product.ts';
import { createProduct } from './create-product.ts';
import { removeProduct } from './delete-product.ts';
import { countProducts, findCount, findWords } from './list/list-queries.ts';
import { findPageOfProducts, sortKeys } from './list/page-queries.ts';
import { readFilter } from './list/read-filter.ts';
import { rowView } from './product-view.ts';
import { readSaved } from './read-saved.ts';
import { isCounted } from './search/product-filter.ts';

export const listProducts: StoreHandler<'GET /marketplace/v1/stores/{id}/products'> = async (call) => {
  const { query, storeId } = call;
  // What is searched comes as it ranks, unless somebody chose another order.
  const sort = query.search !== '' && query.sort === '' ? null : readSort(query.sort, sortKeys);
  if (sort?.key === 'price' && !allows(call.role, 'seeMoney')) throw new DomainError('not_allowed');
  const { rows, total } = await call.read(async (db) => {
    const filter = await readFilter(db, storeId, query);
    return {
      rows: await findPageOfProducts(db, storeId, filter, sort, pageWindow(query)),
      total: isCounted(filter) ? await findCount(db, storeId, filter.status) : null,
    };
  });
  const items = rows.map((row) => ({
    ...rowView(row, row, call.role),
    sku: row.sku,
    category: row.category,
    image: smallPicture(storeId, row.first_image_id),
  }));
  return { data: { items, page: query.page, limit: query.limit, total } };
};

export const countListedProducts: StoreHandler<'GET /marketplace/v1/stores/{id}/products/total'> = async (
  call,
) => {
  const total = await call.read(async (db) => {
    const filter = await readFilter(db, call.storeId, call.query);
    return isCounted(filter)
      ? findCount(db, call.storeId, filter.status)
      : countProducts(db, call.storeId, filter);
  });
  return { data: { total } };
};

export const getProduct: StoreHandler<'GET /marketplace/v1/stores/{id}/products/{product_id}'> = async (
  call,
) => {
  return { data: await readSaved(call, call.params.product_id) };
};

export const addProduct: StoreHandler<'POST /marketplace/v1/stores/{id}/products'> = async (call) => {
  const { storeId, body, now } = call;
  assertMoneyAllowed(call.role, body);
  const id = await call.command('create_product', async (db, notes) => {
    const made = await createProduct(db, storeId, body, actionNow(call.actor, now));
    publishChange(db, 'product', [made]);
    notes.audit({ subject: `product:${made}`, after: { title: body.title, status: body.status } });
    return made;
  });
  return { data: await readSaved(call, id), message: sayProduct('product.added', { title: body.title }) };
};

export const updateProduct: StoreHandler<'PUT /marketplace/v1/stores/{id}/products/{product_id}'> = async (
  call,
) => {
  const id = call.params.product_id;
  assertMoneyLeft(call.role, call.body);
  await call.command('update_product', async (db, notes) => {
    const action = actionNow(call.actor, call.now);
    const { before, after } = await changeProduct(db, call.storeId, id, call.body, action);
    publishChange(db, 'product', [id]);
    notes.audit({ subject: `product:${id}`, before, after });
  });
  return { data: await readSaved(call, id), message: sayProduct('product.saved') };
};

export const deleteProduct: StoreHandler<'DELETE /marketplace/v1/stores/{id}/products/{product_id}'> = async (
  call,
) => {
  const id = call.params.product_id;
  const title = await call.command('delete_product', async (db, notes) => {
    const removed = await removeProduct(db, call.storeId, id);
    publishChange(db, 'product', [id]);
    notes.audit({ subject: `product:${id}`, before: { title: removed.title, status: removed.status } });
    return removed.title;
  });
  return { data: { message: sayProduct('product.deleted', { title }) } };
};

export const duplicateProduct: StoreHandler<
  'POST /marketplace/v1/stores/{id}/products/{product_id}/copies'
> = async (call) => {
  const { storeId, now } = call;
  const source = call.params.product_id;
  const id = await call.command('copy_product', async (db, notes) => {
    const made = await copyProduct(db, storeId, source, call.body.title, actionNow(call.actor, now));
    publishChange(db, 'product', [made]);
    notes.audit({ subject: `product:${made}`, after: { title: call.body.title, copied_from: source } });
    return made;
  });
  return { data: await readSaved(call, id), message: sayProduct('product.copied') };
};

export const findCode: StoreHandler<'GET /marketplace/v1/stores/{id}/product-codes/{code}'> = async (
  call,
) => {
  const code = call.params.code;
  const found = await call.read((db) =>
    findByCode(db, call.storeId, { skuKey: skuKey(code), barcode: barcodeKey(code) }),
  );
  if (!found) throw new DomainError('not_found', { message: sayProduct('product.noCode', { code }) });
  return { data: { product_id: found.product_id, variant_id: found.id } };
};

export const listWords: StoreHandler<'GET /marketplace/v1/stores/{id}/product-words'> = async (call) => {
  const { kind, start } = call.query;
  return { data: await call.read((db) => findWords(db, call.storeId, kind, start)) };
};
