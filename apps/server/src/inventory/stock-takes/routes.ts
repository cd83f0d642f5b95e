import type { stockTake, stockTakeLine, stockTakeRow } from '@sokoni/contract/inventory/stock-takes';
import { can } from '@sokoni/rules/access/actor';
import { readRunningNumber } from '@sokoni/rules/documents/document-number';
import { differenceOf, stockTakeNumber } from '@sokoni/rules/stock/stock-take';
import type * as z from 'zod';
import { actionNow } from '#core/action.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError, invalidField } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreCall, StoreHandler } from '#core/http/route.ts';
import { smallPicture } from '#core/pictures/pictures.ts';
import { sayStockTake } from '#inventory/stock-takes/sentences.ts';
import { actorLabel } from '#tenancy/staff/actor-label.ts';
import { applyStockTake } from './apply-stock-take.ts';
import { cancelStockTake } from './cancel-stock-take.ts';
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
import { count } from './record-count.ts';
import { startStockTake } from './start-stock-take.ts';

type OneCall = Pick<
  StoreCall<'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}'>,
  'actor' | 'read' | 'storeId'
>;

function rowView(row: ListedStockTake): z.output<typeof stockTakeRow> {
  const { store_id: _, actor_kind, by, uncounted: __, job_id: ___, ...rest } = row;
  return {
    ...rest,
    number: stockTakeNumber(row.number),
    created_by: actorLabel(actor_kind, by),
    created_at: row.created_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
  };
}

function lineView(call: OneCall, line: ListedLine): z.output<typeof stockTakeLine> {
  const { variant_id, product_id, product_title, variant_name, sku, expected, counted } = line;
  const difference = differenceOf(line);
  const seesValue = can(call.actor, 'seeCosts') && difference !== null && line.cost !== null;
  return {
    ...{ variant_id, product_id, product_title, variant_name, sku, expected, counted, difference },
    barcode: line.barcode ?? '',
    image: smallPicture(call.storeId, line.image_id),
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
      ...(can(call.actor, 'seeCosts') ? {} : { value: null, unknown_costs: null }),
      uncounted: row.uncounted,
      job_id: row.job_id,
    };
  });
}

export const listStockTakes: StoreHandler<'GET /marketplace/v1/stores/{id}/stock-takes'> = async (call) => {
  const { query } = call;
  if (query.sort !== '') throw invalidField('sort', sayStockTake('list.newest'));
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
    const made = await startStockTake(db, call.storeId, draft, actionNow(call.actor, call.now));
    notes.audit({
      subject: `stock_take:${made}`,
      after: { location_id: draft.locationId, scope: draft.scope },
    });
    publishChange(db, 'stock_take', [made]);
    return made;
  });
  const data = await readStockTake(call, id);
  return { data, message: sayStockTake('started', { number: data.number }) };
};

export const getStockTake: StoreHandler<
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}'
> = async (call) => ({ data: await readStockTake(call, call.params.stock_take_id) });

export const listStockTakeLines: StoreHandler<
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/lines'
> = async (call) => {
  const { query, storeId } = call;
  if (query.sort !== '') throw invalidField('sort', sayStockTake('list.lines'));
  const page = await call.read(async (db) => {
    if (!(await findStockTake(db, storeId, call.params.stock_take_id))) throw new DomainError('not_found');
    return findLines(
      db,
      storeId,
      call.params.stock_take_id,
      { show: query.show, search: query.search },
      pageWindow(query),
    );
  });
  return { data: pageAnswer(query, page, (line) => lineView(call, line)) };
};

export const listUnknownCodes: StoreHandler<
  'GET /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/unknown-codes'
> = async (call) => ({
  data: await call.read(async (db) => {
    if (!(await findStockTake(db, call.storeId, call.params.stock_take_id)))
      throw new DomainError('not_found');
    return findUnknownCodes(db, call.storeId, call.params.stock_take_id);
  }),
});

export const postCounts: StoreHandler<
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/counts'
> = async (call) => {
  const { storeId } = call;
  const id = call.params.stock_take_id;
  const sent = call.body.counts.map(({ variant_id, ...counted }) => ({
    ...counted,
    id: counted.id.toLowerCase(),
    variantId: variant_id?.toLowerCase(),
  }));
  const answer = await call.command('count_stock', async (db, notes) => {
    const counted = await count(db, storeId, id, sent, actionNow(call.actor, call.now));
    notes.audit({ subject: `stock_take:${id}`, after: { counts: sent.length } });
    publishChange(db, 'stock_take', [id]);
    return counted;
  });
  const lines = await call.read((db) => findLinesOf(db, storeId, id, answer.variantIds));
  return {
    data: { lines: lines.map((line) => lineView(call, line)), unknown: answer.unknown },
    message: sayStockTake('counted'),
  };
};

export const postApplication: StoreHandler<
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/application'
> = async (call) => {
  const id = call.params.stock_take_id;
  await call.command('apply_stock_take', async (db, notes) => {
    const { uncounted, allow_below_reserved: allowBelowReserved } = call.body;
    const choice = { uncounted, allowBelowReserved };
    await applyStockTake(db, call.storeId, id, choice, actionNow(call.actor, call.now));
    notes.audit({ subject: `stock_take:${id}`, after: { uncounted } });
    publishChange(db, 'stock_take', [id]);
  });
  const data = await readStockTake(call, id);
  return {
    data,
    message: sayStockTake(data.state === 'applied' ? 'applied' : 'applying', { number: data.number }),
  };
};

export const callOffStockTake: StoreHandler<
  'POST /marketplace/v1/stores/{id}/stock-takes/{stock_take_id}/cancellation'
> = async (call) => {
  const id = call.params.stock_take_id;
  await call.command('cancel_stock_take', async (db, notes) => {
    await cancelStockTake(db, call.storeId, id, actionNow(call.actor, call.now));
    notes.audit({ subject: `stock_take:${id}` });
    publishChange(db, 'stock_take', [id]);
  });
  const data = await readStockTake(call, id);
  return { data, message: sayStockTake('cancelled', { number: data.number }) };
};
