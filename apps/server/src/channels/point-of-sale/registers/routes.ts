import { actionNow } from '#core/action.ts';
import { changedFields } from '#core/database/commands/audit.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { turnOn } from '#tenancy/modules/turn-on.ts';
import { say } from '../sentences.ts';
import { claimDevice, endDevice } from './claim-device.ts';
import { updatePin } from './queries.ts';
import { readRegister, readRegisters } from './register-view.ts';
import { changeRegister, createRegister } from './save-register.ts';
import { hashPin } from './set-pin.ts';

export const listRegisters: StoreHandler<'GET /marketplace/v1/stores/{id}/registers'> = async (call) => ({
  data: await call.read((db) => readRegisters(db, call.storeId)),
});

export const addRegister: StoreHandler<'POST /marketplace/v1/stores/{id}/registers'> = async (call) => {
  const { storeId, body, actor, now } = call;
  const data = await call.command('add_register', async (db, notes) => {
    const { id, name, location_id } = await createRegister(db, storeId, body, actionNow(actor, now));
    publishChange(db, 'register', [id]);
    notes.audit({ subject: `register:${id}`, after: { name, location_id } });
    return readRegister(db, storeId, id);
  });
  return { data, message: say('registerAdded', { name: data.name }) };
};

export const updateRegister: StoreHandler<'PUT /marketplace/v1/stores/{id}/registers/{register_id}'> = async (
  call,
) => {
  const { storeId, body, actor, now, params } = call;
  const data = await call.command('update_register', async (db, notes) => {
    const id = params.register_id;
    const { before, after } = await changeRegister(db, storeId, id, body, actionNow(actor, now));
    publishChange(db, 'register', [id]);
    notes.audit({ subject: `register:${id}`, ...changedFields(before, after) });
    return readRegister(db, storeId, id);
  });
  return { data, message: say('registerSaved') };
};

export const postDevice: StoreHandler<
  'POST /marketplace/v1/stores/{id}/registers/{register_id}/devices'
> = async (call) => {
  const { storeId, body, actor, now, params } = call;
  const data = await call.command('claim_register', async (db, notes) => {
    const id = params.register_id;
    await claimDevice(db, storeId, id, body, actionNow(actor, now));
    publishChange(db, 'register', [id]);
    const claimed = await readRegister(db, storeId, id);
    // Its shifts, and what needs attention, must be within reach of the managers.
    const after = { device: claimed.device?.prefix, label: body.label };
    const isTurnedOn = await turnOn(db, storeId, 'module_pos');
    notes.audit({
      subject: `register:${id}`,
      after: isTurnedOn ? { ...after, module_pos: 'active' } : after,
    });
    return claimed;
  });
  return { data, message: say('deviceClaimed', { name: data.name }) };
};

export const deleteDevice: StoreHandler<
  'DELETE /marketplace/v1/stores/{id}/registers/{register_id}/device'
> = async (call) => {
  const { storeId, now, params } = call;
  await call.command('end_register_device', async (db, notes) => {
    const id = params.register_id;
    const before = await readRegister(db, storeId, id);
    await endDevice(db, storeId, id, now);
    publishChange(db, 'register', [id]);
    notes.audit({ subject: `register:${id}`, before: { device_id: before.device?.id ?? null } });
  });
  return { data: { message: say('deviceEnded') } };
};

export const putTillPin: StoreHandler<'PUT /marketplace/v1/stores/{id}/till-pin'> = async (call) => {
  const { storeId, body, caller } = call;
  const { pin } = body;
  // Ahead of the transaction: it takes its time.
  const pinHash = pin === null ? null : await hashPin(pin);
  await call.command('set_till_pin', async (db, notes) => {
    await updatePin(db, storeId, caller.userId, pinHash);
    publishChange(db, 'staff', [caller.userId]);
    notes.audit({ subject: `user:${caller.userId}`, after: { has_pin: pin !== null } });
  });
  return { data: { has_pin: pin !== null, message: say(pin === null ? 'pinRemoved' : 'pinSaved') } };
};
