import type { variantCells } from '@sokoni/contract/catalogue/variant-cells';
import { allows, type Role } from '@sokoni/rules/access/roles';
import { salesPriceNow } from '@sokoni/rules/pricing/selling-price';
import * as z from 'zod';
import { selectedProducts } from '#catalogue/products/list/list-queries.ts';
import { readFilter } from '#catalogue/products/list/read-filter.ts';
import { sayProduct } from '#catalogue/products/sentences.ts';
import { actionNow } from '#core/action.ts';
import { invalidField } from '#core/errors/domain-error.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { assertLocation } from '#stock/assert-stock-locations.ts';
import { type CellsRow, findLines, findLinesOf, type LineCursor } from './queries.ts';
import { saveLines } from './save-lines.ts';

function cellsView(row: CellsRow, role: Role): z.output<typeof variantCells> {
  const seesMoney = allows(role, 'seeMoney');
  return {
    variant_id: row.id,
    product_id: row.product_id,
    title: row.title,
    name: row.name,
    price: seesMoney ? row.price : null,
    sales_price: seesMoney ? salesPriceNow(row) : null,
    cost: allows(role, 'seeCosts') ? row.cost : null,
    sku: row.sku,
    barcode: row.barcode ?? '',
    low_stock_at: row.low_stock_at,
    on_hand: row.on_hand,
  };
}

const cursor = z.tuple([z.string(), z.uuid(), z.number().int(), z.uuid()]);

export const listVariantCells: StoreHandler<'GET /marketplace/v1/stores/{id}/variant-cells'> = async (
  call,
) => {
  const { ids, location_id: locationId = null, after, limit, ...filter } = call.query;
  const from = after === undefined ? null : readCursor(after);
  const rows = await call.read(async (db) => {
    if (locationId) await assertLocation(db, call.storeId, locationId);
    const selection = ids ? { ids } : { filter: await readFilter(db, call.storeId, filter) };
    const selected = await selectedProducts(db, call.storeId, selection);
    return findLines(db, call.storeId, selected, { after: from, limit: limit + 1, locationId });
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    data: {
      items: rows.slice(0, limit).map((row) => cellsView(row, call.role)),
      next: last ? writeCursor(last) : null,
    },
  };
};

export const saveVariantCells: StoreHandler<'PUT /marketplace/v1/stores/{id}/variant-cells'> = async (
  call,
) => {
  const { storeId, role, actor, now, body, caller } = call;
  const outcome = await call.command('save_variant_cells', async (db, notes) => {
    const hasInventory = caller.membership?.modules.module_inventory === 'active';
    const action = actionNow(actor, now);
    const { saved, problems } = await saveLines(db, storeId, body, hasInventory, action);
    const lines = body.lines.filter(({ variant_id }) => saved.includes(variant_id));
    notes.audit({ subject: 'variants', after: { lines, location_id: body.location_id ?? null } });
    const rows = await findLinesOf(db, storeId, saved, body.location_id ?? null);
    return { saved: rows.map((row) => cellsView(row, role)), problems };
  });
  return {
    data: outcome,
    message: outcome.problems.length === 0 ? sayProduct('sheet.saved') : sayProduct('sheet.partly'),
  };
};

function writeCursor({ title, product_id, position, id }: CellsRow): string {
  return Buffer.from(JSON.stringify([title, product_id, position, id])).toString('base64url');
}

/** @throws DomainError `invalid_fields` */
function readCursor(text: string): LineCursor {
  try {
    const [title, productId, position, variantId] = cursor.parse(
      JSON.parse(Buffer.from(text, 'base64url').toString()),
    );
    return { title, productId, position, variantId };
  } catch {
    throw invalidField('after', sayProduct('sheet.cursor'));
  }
}
