import { isPaymentProvider, type PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import { changedFields } from '#core/database/commands/audit.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { StoreHandler } from '#core/http/route.ts';
import { settleAttempt } from './attempts/settle-attempt.ts';
import {
  findUnclearPayment,
  readUnclearPayments,
  refundUnclear,
  retryRefunds,
} from './attempts/unclear-payments.ts';
import { say } from './sentences.ts';
import { checkConnection } from './settings/check-connection.ts';
import { readProviders, saveProvider } from './settings/save-provider.ts';

export const listPaymentProviders: StoreHandler<'GET /marketplace/v1/stores/{id}/payment-providers'> = async (
  call,
) => ({ data: await call.read((db) => readProviders(db, call.services, call.storeId)) });

export const putPaymentProvider: StoreHandler<
  'PUT /marketplace/v1/stores/{id}/payment-providers/{provider}'
> = async (call) => {
  const { storeId, body, services } = call;
  const provider = providerIn(call.params);
  const data = await call.command('update_payment_provider', async (db, notes) => {
    const { before, after } = await saveProvider(db, services, storeId, provider, body);
    const { version: _, ...set } = after;
    notes.audit({ subject: `payment_provider:${provider}`, ...changedFields(before, set) });
    return after;
  });
  const said = body.enabled === undefined ? 'saved' : body.enabled ? 'switchedOn' : 'switchedOff';
  return { data, message: say(said, { provider: say(provider) }) };
};

export const postConnectionTest: StoreHandler<
  'POST /marketplace/v1/stores/{id}/payment-providers/{provider}/connection-tests'
> = async (call) => {
  const { mode } = call.body;
  await checkConnection(call.services, call.storeId, providerIn(call.params), mode);
  return { data: { message: say('works', { mode }) } };
};

export const listUnclearPayments: StoreHandler<'GET /marketplace/v1/stores/{id}/unclear-payments'> = async (
  call,
) => ({ data: await call.read((db) => readUnclearPayments(db, call.storeId, call.now)) });

export const postResolution: StoreHandler<
  'POST /marketplace/v1/stores/{id}/unclear-payments/{attempt_id}/resolution'
> = async (call) => {
  const { storeId, services, now } = call;
  const { attempt_id: id } = call.params;
  const { act } = call.body;
  if (act === 'check') {
    const { provider } = await call.read((db) => findUnclearPayment(db, storeId, id, act));
    const { state } = await settleAttempt(services, storeId, id);
    return { data: { message: say('resolved', { state, provider: say(provider) }) } };
  }
  const provider = await call.command('resolve_unclear_payment', async (db, notes) => {
    const resolve = act === 'refund' ? refundUnclear : retryRefunds;
    const attempt = await resolve(db, storeId, id, now);
    notes.audit({ subject: `payment:${attempt.reference}`, after: { act } });
    return attempt.provider;
  });
  return { data: { message: say('resolved', { state: 'refund_due', provider: say(provider) }) } };
};

/** @throws DomainError `not_found` */
function providerIn({ provider }: { provider: string }): PaymentProvider {
  if (!isPaymentProvider(provider)) throw new DomainError('not_found');
  return provider;
}
