import { publishChange } from '#core/database/events/publish.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { say } from '../sentences.ts';
import { changeLayout, readLayout } from './layout.ts';

export const getTillLayout: StoreHandler<'GET /marketplace/v1/stores/{id}/point-of-sale/layout'> = async (
  call,
) => ({ data: await call.read((db) => readLayout(db, call.storeId)) });

export const putTillLayout: StoreHandler<'PUT /marketplace/v1/stores/{id}/point-of-sale/layout'> = async (
  call,
) => {
  const { storeId, body, now } = call;
  await call.command('lay_out_tills', async (db, notes) => {
    const { before, after } = await changeLayout(db, storeId, body, now);
    publishChange(db, 'register', []);
    notes.audit({ subject: `store:${storeId}`, before, after });
  });
  return { data: await call.read((db) => readLayout(db, storeId)), message: say('layoutSaved') };
};
