import { changedFields } from '#core/database/commands/audit.ts';
import { publishChange } from '#core/database/events/publish.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { changeManualPayments, readManualPayments } from './save-manual-payments.ts';
import { say } from './sentences.ts';

export const getManualPayments: StoreHandler<'GET /marketplace/v1/stores/{id}/manual-payments'> = async (
  call,
) => ({ data: await call.read((db) => readManualPayments(db, call.storeId)) });

export const putManualPayments: StoreHandler<'PUT /marketplace/v1/stores/{id}/manual-payments'> = async (
  call,
) => {
  const { storeId, body } = call;
  const data = await call.command('update_manual_payments', async (db, notes) => {
    const { before, after } = await changeManualPayments(db, storeId, body);
    publishChange(db, 'storefront', []);
    const { version: _, ...set } = after;
    notes.audit({ subject: `store:${storeId}`, ...changedFields(before, set) });
    return after;
  });
  return { data, message: say('manualPaymentsSaved') };
};
