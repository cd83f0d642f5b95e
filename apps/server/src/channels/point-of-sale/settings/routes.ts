import { changedFields } from '#core/database/commands/audit.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { say } from '../sentences.ts';
import { changeTillSettings, readTillSettings } from './save-settings.ts';

export const getTillSettings: StoreHandler<'GET /marketplace/v1/stores/{id}/point-of-sale/settings'> = async (
  call,
) => ({ data: await call.read((db) => readTillSettings(db, call.storeId)) });

export const putTillSettings: StoreHandler<'PUT /marketplace/v1/stores/{id}/point-of-sale/settings'> = async (
  call,
) => {
  const { storeId, body } = call;
  const data = await call.command('update_till_settings', async (db, notes) => {
    const { before, after } = await changeTillSettings(db, storeId, body);
    // Every till of the store reads its set-up again.
    publishChange(db, 'register', []);
    const { version: _, ...set } = after;
    notes.audit({ subject: `store:${storeId}`, ...changedFields(before, set) });
    return after;
  });
  return { data, message: say('settingsSaved') };
};
