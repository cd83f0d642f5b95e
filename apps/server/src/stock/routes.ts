import type { location, stockLevel, stockMovement } from '@sokoni/contract/stock';
import { available } from '@sokoni/rules/stock';
import type { z } from 'zod';
import { announce } from '#platform/database/announce.ts';
import { changedFields } from '#platform/database/audit.ts';
import { DomainError } from '#platform/domain-error.ts';
import { pageAnswer, pageWindow } from '#platform/paging.ts';
import type { StoreHandler } from '#platform/route.ts';
import { adjustStock } from './adjust-stock.ts';
import { findLocations, type LocationRow } from './location-queries.ts';
import { changeLocation, closeLocation, openLocation } from './locations.ts';
import { findMovements, type MovementRow } from './movement-queries.ts';
import { findLevels, findLevelsOfProduct, isProduct, type LevelRow } from './queries.ts';

function locationView({ id, name, position, closed_at }: LocationRow): z.output<typeof location> {
  return { id, name, position, closed_at: closed_at?.toISOString() ?? null };
}

function levelView(row: LevelRow): z.output<typeof stockLevel> {
  return { ...row, available: available(row) };
}

function movementView({
  store_id: _,
  actor_user_id: __,
  at,
  ...row
}: MovementRow): z.output<typeof stockMovement> {
  return { ...row, at: at.toISOString() };
}

export const listLocations: StoreHandler<'GET /marketplace/v1/stores/{id}/locations'> = async (call) => {
  const rows = await call.read((db) => findLocations(db, call.storeId));
  return { data: rows.map(locationView) };
};

export const addLocation: StoreHandler<'POST /marketplace/v1/stores/{id}/locations'> = async (call) => {
  const data = await call.command('open_location', async (db, notes) => {
    const row = await openLocation(db, call.storeId, call.body, call.now);
    notes.audit({ subject: `location:${row.id}`, after: { name: row.name } });
    await announce(db, 'location', [row.id]);
    return locationView(row);
  });
  return { data, message: `${data.name} is open.` };
};

export const updateLocation: StoreHandler<'PUT /marketplace/v1/stores/{id}/locations/{location_id}'> = async (
  call,
) => {
  const id = call.params.location_id ?? '';
  const data = await call.command('update_location', async (db, notes) => {
    const { before, after } = await changeLocation(db, call.storeId, id, call.body);
    notes.audit({ subject: `location:${id}`, ...changedFields(locationView(before), locationView(after)) });
    await announce(db, 'location', call.body.position === undefined ? [id] : []);
    return locationView(after);
  });
  return { data, message: 'The place is saved.' };
};

export const removeLocation: StoreHandler<
  'DELETE /marketplace/v1/stores/{id}/locations/{location_id}'
> = async (call) => {
  const id = call.params.location_id ?? '';
  const name = await call.command('close_location', async (db, notes) => {
    const row = await closeLocation(db, call.storeId, id, call.now);
    notes.audit({ subject: `location:${id}`, before: { name: row.name } });
    await announce(db, 'location', [id]);
    return row.name;
  });
  return { data: { message: `${name} is closed.` } };
};

export const getProductStock: StoreHandler<
  'GET /marketplace/v1/stores/{id}/products/{product_id}/stock'
> = async (call) => {
  const productId = call.params.product_id ?? '';
  const rows = await call.read(async (db) => {
    if (!(await isProduct(db, call.storeId, productId))) throw new DomainError('not_found');
    return findLevelsOfProduct(db, call.storeId, productId);
  });
  return { data: rows.map(levelView) };
};

export const postAdjustment: StoreHandler<'POST /marketplace/v1/stores/{id}/stock-adjustments'> = async (
  call,
) => {
  const { reason, note } = call.body;
  const lines = call.body.lines.map((line) => {
    const spot = { variantId: line.variant_id, locationId: line.location_id };
    return 'counted' in line ? { ...spot, counted: line.counted } : { ...spot, change: line.change };
  });
  const data = await call.command('adjust_stock', async (db, notes) => {
    await adjustStock(db, call.storeId, call.caller.userId, { reason, note, lines }, call.now);
    notes.audit({ subject: `store:${call.storeId}`, after: { reason, note, lines: call.body.lines } });
    return (await findLevels(db, call.storeId, lines)).map(levelView);
  });
  return { data, message: 'The stock is corrected.' };
};

export const listMovements: StoreHandler<'GET /marketplace/v1/stores/{id}/stock-movements'> = async (
  call,
) => {
  const { query } = call;
  if (query.sort !== '') throw new DomainError('invalid_fields', { fields: { sort: 'Newest come first' } });
  const filter = { variantId: query.variant_id, productId: query.product_id };
  const page = await call.read((db) => findMovements(db, call.storeId, filter, pageWindow(query)));
  return { data: pageAnswer(query, page, movementView) };
};
