import type { stockTake, stockTakeLine, stockTakeRow } from '@sokoni/contract/stock-takes';
import { allows } from '@sokoni/rules/roles';
import { readRunningNumber } from '@sokoni/rules/running-number';
import { differenceOf, stockTakeNumber } from '@sokoni/rules/stock-take';
import type { z } from 'zod';
import { announce } from '#platform/database/announce.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import { pageAnswer, pageWindow } from '#platform/paging.ts';
import type { StoreCall, StoreHandler } from '#platform/route.ts';
import { smallPicture } from '#products/product-view.ts';
import { viewerOf } from '#products/read-saved.ts';
import { applyStockTake } from './apply-stock-take.ts';
import { cancelStockTake } from './cancel-stock-take.ts';
import { count } from './count.ts';
import {
  findFindings,
  findLines,
  findLinesOf,
  findStockTake,
  findStockTakes,
  findUnknownCodes,
  type ListedLine,
  type ListedStockTake,
} from './list-queries.ts';
import { startStockTake } from './start-stock-take.ts';

type OneCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}'>,
  'role' | 'services' | 'read' | 'storeId'
>;

function rowView(row: ListedStockTake): z.output<typeof stockTakeRow> {
  const { store_id: _, creator, uncounted: __, job_id: ___, ...rest } = row;
  return {
    ...rest,
    number: stockTakeNumber(row.number),
    created_by: creator,
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

function lineView(call: OneCall, line: ListedLine): z.output<typeof stockTakeLine> {
  const { variant_id, product_id, product_title, variant_name, sku, expected, counted } = line;
  const difference = differenceOf(line);
  const seesValue = allows(call.role, 'seeCosts') && difference !== null && line.cost !== null;
  return {
    ...{ variant_id, product_id, product_title, variant_name, sku, expected, counted, difference },
    barcode: line.barcode ?? '',
    image: smallPicture(call.storeId, line.image_id, viewerOf(call)),
    value: seesValue ? difference * (line.cost ?? 0) : null,
    moved_meanwhile: line.moved_meanwhile,
    outside: line.outside,
    counted_at: line.counted_at?.toISOString() ?? null,
  };
}

/** @throws DomainError `not_found` */
async function readStockTake(call: OneCall, id: string): Promise<z.output<typeof stockTake>> {
  return call.read(async (db) => {
    const row = await findStockTake(db, call.storeId, id);
    if (!row) throw new DomainError('not_found');
    const findings = await findFindings(db, call.storeId, id);
    return {
      ...rowView(row),
      ...findings,
      ...(allows(call.role, 'seeCosts') ? {} : { value: null, unknown_costs: null }),
      uncounted: row.uncounted,
      job_id: row.job_id,
    };
  });
}

const idOf = (call: { params: Record<string, string> }) => call.params.stock_take_id ?? '';

export const listStockTakes: StoreHandler<'GET /marketplace/v1/stores/{id}/stock-takes'> = async (call) => {
  const { query } = call;
  if (query.sort !== '') throw invalidField('sort', 'Newest come first');
  const number = query.search === '' ? undefined : readRunningNumber(query.search, 'ST');
  if (number === null) return { data: pageAnswer(query, { rows: [], total: 0 }, rowView) };
  const filter = { state: query.state, locationId: query.location_id, number };
  const page = await call.read((db) => findStockTakes(db, call.storeId, filter, pageWindow(query)));
  return { data: pageAnswer(query, page, rowView) };
};

export const addStockTake: StoreHandler<'POST /marketplace/v1/stores/{id}/stock-takes'> = async (call) => {
  const { body } = call;
  const draft = {
    id: body.id,
    locationId: body.location_id.toLowerCase(),
    scope: body.scope,
    scopeValue: body.scope_value,
    variantIds: body.variant_ids.map((id) => id.toLowerCase()),
    note: body.note,
  };
  const id = await call.command('start_stock_take', async (db, notes) => {
    const made = await startStockTake(db, call.storeId, draft, { userId: call.caller.userId, now: call.now });
    notes.audit({
      subject: `stock_take:${made}`,
      after: { location_id: draft.locationId, scope: draft.scope },
    });
    await announce(db, 'stock_take', [made]);
    return made;
  });
  const data = await readStockTake(call, id);
  return { data, message: `${data.number} has begun.` };
};

export const getStockTake: StoreHandler<
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}'
> = async (call) => ({ data: await readStockTake(call, idOf(call)) });

export const listStockTakeLines: StoreHandler<
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines'
> = async (call) => {
  const { query, storeId } = call;
  if (query.sort !== '') throw invalidField('sort', 'Lines have one order');
  const page = await call.read(async (db) => {
    if (!(await findStockTake(db, storeId, idOf(call)))) throw new DomainError('not_found');
    return findLines(db, storeId, idOf(call), { show: query.show, search: query.search }, pageWindow(query));
  });
  return { data: pageAnswer(query, page, (line) => lineView(call, line)) };
};

export const listUnknownCodes: StoreHandler<
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/unknown-codes'
> = async (call) => ({
  data: await call.read(async (db) => {
    if (!(await findStockTake(db, call.storeId, idOf(call)))) throw new DomainError('not_found');
    return findUnknownCodes(db, call.storeId, idOf(call));
  }),
});

export const postCounts: StoreHandler<
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts'
> = async (call) => {
  const { storeId } = call;
  const id = idOf(call);
  const sent = call.body.counts.map(({ variant_id, ...counted }) => ({
    ...counted,
    id: counted.id.toLowerCase(),
    variantId: variant_id?.toLowerCase(),
  }));
  const answer = await call.command('count_stock', async (db, notes) => {
    const counted = await count(db, storeId, id, sent, { userId: call.caller.userId, now: call.now });
    notes.audit({ subject: `stock_take:${id}`, after: { counts: sent.length } });
    await announce(db, 'stock_take', [id]);
    return counted;
  });
  const lines = await call.read((db) => findLinesOf(db, storeId, id, answer.variantIds));
  return {
    data: { lines: lines.map((line) => lineView(call, line)), unknown: answer.unknown },
    message: 'Counted.',
  };
};

export const postApplication: StoreHandler<
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application'
> = async (call) => {
  const id = idOf(call);
  await call.command('apply_stock_take', async (db, notes) => {
    const by = { userId: call.caller.userId, now: call.now };
    await applyStockTake(db, call.storeId, id, call.body.uncounted, by);
    notes.audit({ subject: `stock_take:${id}`, after: { uncounted: call.body.uncounted } });
    await announce(db, 'stock_take', [id]);
  });
  const data = await readStockTake(call, id);
  return {
    data,
    message: data.state === 'applied' ? `${data.number} is applied.` : `${data.number} is being applied.`,
  };
};

export const callOffStockTake: StoreHandler<
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/cancellation'
> = async (call) => {
  const id = idOf(call);
  await call.command('cancel_stock_take', async (db, notes) => {
    await cancelStockTake(db, call.storeId, id, call.now);
    notes.audit({ subject: `stock_take:${id}` });
    await announce(db, 'stock_take', [id]);
  });
  const data = await readStockTake(call, id);
  return { data, message: `${data.number} is cancelled. What was counted stays readable.` };
};
