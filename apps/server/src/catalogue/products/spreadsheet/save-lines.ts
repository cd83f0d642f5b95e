import type { variantCellCalls } from '@sokoni/contract/catalogue/variant-cells';
import { can } from '@sokoni/rules/access/actor';
import { salesPriceNow } from '@sokoni/rules/pricing/selling-price';
import { checkVariant } from '@sokoni/rules/products/product-check';
import { isValueExact } from '@sokoni/rules/stock/stock-value';
import type * as z from 'zod';
import { findCodesInUse } from '#catalogue/products/code-queries.ts';
import { rollUpProducts } from '#catalogue/products/queries.ts';
import { sayProduct } from '#catalogue/products/sentences.ts';
import { barcodeColumn, skuColumns } from '#catalogue/products/variant-rows.ts';
import type { Action } from '#core/action.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { reasonSentence } from '#core/errors/sentences.ts';
import { adjustStock } from '#stock/adjust-stock.ts';
import { figuresOf, findTaking, say } from '#stock/assert-reserved-left.ts';
import { assertLocation } from '#stock/assert-stock-locations.ts';
import { assertStockValue, readHoldings } from '#stock/assert-stock-value.ts';
import { sayStock } from '#stock/sentences.ts';
import { stockAt } from '#stock/stock-by-location.ts';
import {
  type CellsRow,
  findLinesOf,
  type LineValues,
  lockLines,
  touchProducts,
  writeLines,
} from './queries.ts';

const route = 'PUT /marketplace/v1/stores/{id}/variant-cells';
type Body = z.output<(typeof variantCellCalls)[typeof route]['body']>;
export type Line = Body['lines'][number];
export type CellProblem = z.output<(typeof variantCellCalls)[typeof route]['data']>['problems'][number];
type Field = CellProblem['field'];

const variantFields = ['price', 'sales_price', 'cost', 'sku', 'barcode', 'low_stock_at'] as const;
const fields: readonly Field[] = [...variantFields, 'on_hand'];

/**
 * Saves the lines that can be saved. One with a bad cell, or with one that somebody else has changed meanwhile, stays as it
 * is: what belongs together in a variant is saved together.
 * @param hasInventory the store has inventory management on: otherwise nothing is counted
 * @returns the variants that are saved, and what is wrong with the others
 * @throws DomainError `not_found`, `not_allowed`, `module_disabled`, `code_taken`
 */
export async function saveLines(
  db: Db,
  storeId: string,
  { lines, location_id }: Body,
  hasInventory: boolean,
  action: Action,
): Promise<{ saved: string[]; problems: CellProblem[] }> {
  const locationId = location_id ?? null;
  assertMaySave(lines, locationId, hasInventory, action);
  if (locationId) await assertLocation(db, storeId, locationId);
  const ids = lines.map(({ variant_id }) => variant_id);
  if (new Set(ids).size < ids.length) {
    throw new DomainError('invalid_fields', { fields: { lines: sayProduct('sheet.twice') } });
  }
  await lockLines(db, storeId, ids, locationId);
  const rows = new Map((await findLinesOf(db, storeId, ids, locationId)).map((row) => [row.id, row]));
  if (rows.size < ids.length) throw new DomainError('not_found', { message: sayProduct('variants.gone') });

  const checked = lines.map((line) => checkLine(line, rows.get(line.variant_id)));
  const taking = locationId ? await takingReserved(db, storeId, checked, locationId) : [];
  const problems = [
    ...checked.flatMap((line) => line.problems),
    ...taking,
    ...(await tooMuchWorth(db, storeId, checked)),
  ];
  const sound = checked.filter(({ row }) => !problems.some(({ variant_id }) => variant_id === row.id));
  const { free, taken } = await withFreeCodes(db, storeId, sound);
  await writeSound(db, storeId, free, locationId, action);
  return { saved: free.map(({ row }) => row.id), problems: [...problems, ...taken] };
}

interface CheckedLine {
  line: Line;
  row: CellsRow;
  next: LineValues;
  problems: CellProblem[];
}

function checkLine(line: Line, row: CellsRow | undefined): CheckedLine {
  if (!row) throw new DomainError('not_found');
  const problems: CellProblem[] = [];
  for (const field of fields) {
    const cell = line[field];
    const current = shownValue(row, field);
    if (!cell || cell.was === current || cell.now === current) continue;
    problems.push({
      variant_id: row.id,
      field,
      message: sayProduct('sheet.changed'),
      current,
    });
  }
  const next = nextValues(line, row);
  const check = checkVariant({ ...row, ...next, barcode: next.barcode ?? '' });
  if (check.ok || problems.length > 0) return { line, row, next, problems };
  for (const [field, reason] of Object.entries(check.fields)) {
    const message = reasonSentence(reason);
    problems.push({ variant_id: row.id, field: fieldOf(field, line), message });
  }
  return { line, row, next, problems };
}

/** The cells that would take what is promised to orders, unless they say that it is meant. */
async function takingReserved(
  db: Db,
  storeId: string,
  lines: readonly CheckedLine[],
  locationId: string,
): Promise<CellProblem[]> {
  const typed = lines.flatMap(({ line: { on_hand }, row }) =>
    on_hand && !on_hand.allow_below_reserved
      ? [{ variantId: row.id, locationId, afterwards: on_hand.now }]
      : [],
  );
  const levels = await stockAt(db, storeId, typed, false);
  const lowerings = typed.flatMap((stockLocation) => {
    const before = levels.find(({ variant_id }) => variant_id === stockLocation.variantId);
    return before ? [{ ...stockLocation, before }] : [];
  });
  return (await findTaking(db, storeId, lowerings)).map((lowering) => ({
    variant_id: lowering.variantId,
    field: 'on_hand',
    message: say('belowReserved.cell', figuresOf(lowering)),
    below_reserved: true,
  }));
}

/** The lines whose units would be worth more than can be recorded. */
async function tooMuchWorth(db: Db, storeId: string, lines: readonly CheckedLine[]): Promise<CellProblem[]> {
  const typed = lines.filter(({ line }) => line.cost || line.on_hand);
  const holdings = await readHoldings(
    db,
    storeId,
    typed.map(({ row }) => row.id),
  );
  return typed.flatMap(({ line: { cost, on_hand }, row, next }) => {
    const elsewhere = (holdings.get(row.id)?.units ?? 0) - Math.max(0, row.on_hand ?? 0);
    const here = on_hand?.now ?? Math.max(0, row.on_hand ?? 0);
    if (isValueExact({ units: elsewhere + here, cost: next.cost })) return [];
    return [{ variant_id: row.id, field: cost ? 'cost' : 'on_hand', message: sayStock('value.tooLarge') }];
  });
}

/** A price that no longer goes with the sales price is told where something was typed. */
function fieldOf(field: string, line: Line): Field {
  const named = fields.find((known) => known === field) ?? 'price';
  return named === 'sales_price' && !line.sales_price ? 'price' : named;
}

function shownValue(row: CellsRow, field: Field): string | number | null {
  if (field === 'sales_price') return salesPriceNow(row);
  return field === 'barcode' ? (row.barcode ?? '') : row[field];
}

function nextValues(line: Line, row: CellsRow): LineValues {
  const sale = line.sales_price;
  const isOn = sale ? sale.now !== null : row.on_sales;
  return {
    id: row.id,
    price: line.price?.now ?? row.price,
    sales_price: sale?.now ?? row.sales_price,
    on_sales: isOn,
    cost: line.cost ? line.cost.now : row.cost,
    ...(line.sku ? skuColumns(line.sku.now) : { sku: row.sku, sku_key: row.sku_key }),
    barcode: line.barcode ? barcodeColumn(line.barcode.now) : row.barcode,
    low_stock_at: line.low_stock_at ? line.low_stock_at.now : row.low_stock_at,
  };
}

const codes = [
  { key: 'sku_key', field: 'sku' },
  { key: 'barcode', field: 'barcode' },
] as const;

/** Leaves out lines whose codes others have. A line that is left out keeps its own codes, which may be wanted by another line. */
async function withFreeCodes(
  db: Db,
  storeId: string,
  lines: readonly CheckedLine[],
): Promise<{ free: CheckedLine[]; taken: CellProblem[] }> {
  const given = (key: 'sku_key' | 'barcode') => lines.flatMap(({ next }) => next[key] ?? []);
  const used = await findCodesInUse(db, storeId, {
    skuKeys: given('sku_key'),
    barcodes: given('barcode'),
    except: lines.map(({ row }) => row.id),
  });
  const problems: CellProblem[] = [];
  let free = [...lines];
  for (;;) {
    const staying = lines.filter((line) => !free.includes(line)).map(({ row }) => row);
    const found = codes.flatMap(({ key, field }) => {
      const message = sayProduct(`code.${field}`);
      const keeping = free.filter(({ row, next }) => row[key] === next[key]).map(({ row }) => row);
      const held = new Set([...used, ...staying, ...keeping].map((row) => row[key]));
      return free.flatMap((line) => {
        const code = line.next[key];
        if (code === null || code === line.row[key]) return [];
        const isTaken = held.has(code);
        held.add(code);
        return isTaken ? [{ variant_id: line.row.id, field, message }] : [];
      });
    });
    if (found.length === 0) return { free, taken: problems };
    problems.push(...found);
    free = free.filter(({ row }) => !found.some(({ variant_id }) => variant_id === row.id));
  }
}

async function writeSound(
  db: Db,
  storeId: string,
  lines: readonly CheckedLine[],
  locationId: string | null,
  action: Action,
): Promise<void> {
  const changed = lines.filter(({ row, next }) =>
    Object.entries(next).some(([key, value]) => row[key as keyof LineValues] !== value),
  );
  if (changed.length > 0) {
    const values = changed.map(({ next }) => next);
    if (!(await writeLines(db, storeId, values))) throw new DomainError('code_taken');
    const productIds = [...new Set(changed.map(({ row }) => row.product_id))];
    await touchProducts(db, storeId, productIds, action.receivedAt);
    await rollUpProducts(db, productIds);
    publishChange(db, 'product', productIds);
  }
  const counted = lines.flatMap(({ line, row }) =>
    line.on_hand && locationId !== null && line.on_hand.now !== row.on_hand
      ? [{ variantId: row.id, locationId, counted: line.on_hand.now }]
      : [],
  );
  if (counted.length > 0) {
    // The cells that take promised units are left out by now, but those that say that it is meant.
    const adjustment = { reason: 'count', note: '', lines: counted, allowBelowReserved: true } as const;
    await adjustStock(db, storeId, adjustment, action);
  }
  await assertStockValue(
    db,
    storeId,
    changed.map(({ row }) => row.id),
  );
}

function assertMaySave(
  lines: readonly Line[],
  locationId: string | null,
  hasInventory: boolean,
  { actor }: Action,
): void {
  const has = (...names: Field[]) => lines.some((line) => names.some((name) => line[name] !== undefined));
  if (has('price', 'sales_price') && !can(actor, 'seeMoney')) throw new DomainError('not_allowed');
  if (has('cost') && !can(actor, 'seeCosts')) throw new DomainError('not_allowed');
  if (!has('on_hand')) return;
  if (!can(actor, 'manageStock')) throw new DomainError('not_allowed');
  if (!hasInventory) throw new DomainError('module_disabled');
  if (locationId === null) {
    throw new DomainError('invalid_fields', {
      fields: { location_id: sayProduct('sheet.location') },
    });
  }
}
