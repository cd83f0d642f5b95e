import type { location, stockLevel, stockMovement } from '@sokoni/contract/inventory/stock';
import { available } from '@sokoni/rules/stock/stock';
import type * as z from 'zod';
import { actionAt } from '#core/action.ts';
import { changedFields } from '#core/database/commands/audit.ts';
import { publishChange } from '#core/database/events/publish.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { pageAnswer, pageWindow } from '#core/http/paging.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { sayStock } from '#stock/sentences.ts';
import { actorLabel } from '#tenancy/staff/actor-label.ts';
import { adjustStock } from './adjust-stock.ts';
import { findLocations, type LocationRow } from './locations/location-queries.ts';
import { changeLocation, closeLocation, openLocation } from './locations/locations.ts';
import { findMovements, type MovementRow } from './movement-queries.ts';
import { findLevels, findLevelsOfProduct, isProduct, type LevelRow } from './queries.ts';

function locationView(row: LocationRow): z.output<typeof location> {
  const { store_id: _, created_at: __, closed_at, ...shown } = row;
  return { ...shown, closed_at: closed_at?.toISOString() ?? null };
}

function levelView(row: LevelRow): z.output<typeof stockLevel> {
  return { ...row, available: available(row) };
}

function movementView({
  store_id: _,
  actor_kind,
  actor_id: __,
  actor_user_id: ___,
  by,
  at,
  ...row
}: MovementRow): z.output<typeof stockMovement> {
  return { ...row, actor: actorLabel(actor_kind, by), at: at.toISOString() };
}

export const listLocations: StoreHandler<'GET /marketplace/v1/stores/{id}/locations'> = async (call) => {
  const rows = await call.read((db) => findLocations(db, call.storeId));
  return { data: rows.map(locationView) };
};

export const addLocation: StoreHandler<'POST /marketplace/v1/stores/{id}/locations'> = async (call) => {
  const data = await call.command('open_location', async (db, notes) => {
    const row = await openLocation(db, call.storeId, call.body, call.now);
    notes.audit({ subject: `location:${row.id}`, after: { name: row.name } });
    publishChange(db, 'location', [row.id]);
    return locationView(row);
  });
  return { data, message: sayStock('location.added', { name: data.name }) };
};

export const updateLocation: StoreHandler<'PUT /marketplace/v1/stores/{id}/locations/{location_id}'> = async (
  call,
) => {
  const id = call.params.location_id;
  const data = await call.command('update_location', async (db, notes) => {
    const { before, after } = await changeLocation(db, call.storeId, id, call.body);
    notes.audit({ subject: `location:${id}`, ...changedFields(locationView(before), locationView(after)) });
    publishChange(db, 'location', call.body.position === undefined ? [id] : []);
    return locationView(after);
  });
  return { data, message: sayStock('location.saved') };
};

export const removeLocation: StoreHandler<
  'DELETE /marketplace/v1/stores/{id}/locations/{location_id}'
> = async (call) => {
  const id = call.params.location_id;
  const name = await call.command('close_location', async (db, notes) => {
    const row = await closeLocation(db, call.storeId, id, call.now);
    notes.audit({ subject: `location:${id}`, before: { name: row.name } });
    publishChange(db, 'location', [id]);
    return row.name;
  });
  return { data: { message: sayStock('location.closed', { name }) } };
};

export const getProductStock: StoreHandler<
  'GET /marketplace/v1/stores/{id}/products/{product_id}/stock'
> = async (call) => {
  const productId = call.params.product_id;
  const rows = await call.read(async (db) => {
    if (!(await isProduct(db, call.storeId, productId))) throw new DomainError('not_found');
    return findLevelsOfProduct(db, call.storeId, productId);
  });
  return { data: rows.map(levelView) };
};

export const postAdjustment: StoreHandler<'POST /marketplace/v1/stores/{id}/stock-adjustments'> = async (
  call,
) => {
  const { reason, note, occurred_at: told, allow_below_reserved: allowBelowReserved } = call.body;
  const action = actionAt(call.actor, call.now, { told, field: 'occurred_at' });
  const lines = call.body.lines.map((line) => {
    const stockLocation = {
      variantId: line.variant_id.toLowerCase(),
      locationId: line.location_id.toLowerCase(),
    };
    return 'counted' in line
      ? { ...stockLocation, counted: line.counted }
      : { ...stockLocation, change: line.change };
  });
  const data = await call.command('adjust_stock', async (db, notes) => {
    const adjustment = { reason, note, lines, allowBelowReserved };
    await adjustStock(db, call.storeId, adjustment, action);
    notes.audit({
      subject: `store:${call.storeId}`,
      after: { reason, note, lines: call.body.lines, ...(told && { occurred_at: told }) },
    });
    return (await findLevels(db, call.storeId, lines)).map(levelView);
  });
  return { data, message: sayStock('adjusted') };
};

export const listMovements: StoreHandler<'GET /marketplace/v1/stores/{id}/stock-movements'> = async (
  call,
) => {
  const { query } = call;
  const filter = { variantId: query.variant_id, productId: query.product_id };
  const page = await call.read((db) => findMovements(db, call.storeId, filter, pageWindow(query)));
  return { data: pageAnswer(query, page, movementView) };
};
