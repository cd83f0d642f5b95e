import { changedFields } from '#core/database/commands/audit.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { findZones } from './queries.ts';
import { readDeliveryOptions, readDeliverySetup } from './read-delivery-options.ts';
import { changePickup, readPickup } from './save-pickup.ts';
import { addZone, changeZone, deleteZone } from './save-zone.ts';
import { say } from './sentences.ts';

export const getDelivery: StoreHandler<'GET /marketplace/v1/stores/{id}/delivery'> = async (call) => ({
  data: await call.read(async (db) => ({
    zones: await findZones(db, call.storeId),
    pickup: await readPickup(db, call.storeId),
  })),
});

export const getDeliveryOptions: StoreHandler<'GET /marketplace/v1/stores/{id}/delivery/options'> = async (
  call,
) => {
  const { subtotal, weight_grams, ...destination } = call.query;
  const data = await call.read(async (db) => {
    const setup = await readDeliverySetup(db, call.storeId);
    const delivered = { parcel: { subtotal, weight_grams }, destination };
    return readDeliveryOptions(db, call.storeId, setup, delivered, call.now);
  });
  return { data };
};

export const postZone: StoreHandler<'POST /marketplace/v1/stores/{id}/delivery/zones'> = async (call) => {
  const { storeId, body, now } = call;
  const data = await call.command('add_delivery_zone', async (db, notes) => {
    const zone = await addZone(db, storeId, body, now);
    publishChange(db, 'delivery', []);
    notes.audit({ subject: `delivery_zone:${zone.id}`, after: { ...zone } });
    return zone;
  });
  return { data, message: say('zoneAdded', { zone: data.name }) };
};

export const putZone: StoreHandler<'PUT /marketplace/v1/stores/{id}/delivery/zones/{zone_id}'> = async (
  call,
) => {
  const { storeId, params, body } = call;
  const data = await call.command('update_delivery_zone', async (db, notes) => {
    const { before, after } = await changeZone(db, storeId, params.zone_id, body);
    publishChange(db, 'delivery', []);
    const { version: _, ...set } = after;
    notes.audit({ subject: `delivery_zone:${after.id}`, ...changedFields(before, set) });
    return after;
  });
  return { data, message: say('zoneSaved') };
};

export const removeZone: StoreHandler<'DELETE /marketplace/v1/stores/{id}/delivery/zones/{zone_id}'> = async (
  call,
) => {
  const { storeId, params } = call;
  const { id, name } = await call.command('delete_delivery_zone', async (db, notes) => {
    const zone = await deleteZone(db, storeId, params.zone_id);
    publishChange(db, 'delivery', []);
    notes.audit({ subject: `delivery_zone:${zone.id}`, before: { ...zone } });
    return zone;
  });
  return { data: { id }, message: say('zoneDeleted', { zone: name }) };
};

export const putPickup: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/delivery/pickup/{location_id}'
> = async (call) => {
  const { storeId, params, body } = call;
  const data = await call.command('update_pickup', async (db, notes) => {
    const { before, after } = await changePickup(db, storeId, params.location_id, body);
    publishChange(db, 'delivery', []);
    const { version: _, ...set } = after;
    notes.audit({ subject: `location:${params.location_id}`, ...changedFields(before, set) });
    return after;
  });
  return { data, message: say('pickupSaved') };
};
