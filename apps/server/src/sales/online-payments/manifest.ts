import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { checkPayments } from './attempts/check-payments.ts';
import { settleAttempt } from './attempts/settle-attempt.ts';
import { refundOrderPayment } from './refunds/refund-order-payment.ts';
import { sendRefund } from './refunds/send-refund.ts';
import {
  listPaymentProviders,
  listUnclearPayments,
  postConnectionTest,
  postResolution,
  putPaymentProvider,
} from './routes.ts';
import { paymentReadiness } from './settings/payment-readiness.ts';
import { resealProviderKeys } from './settings/reseal-keys.ts';
import { removeOldEvents } from './webhooks/queries.ts';

/** Providers repeat what they tell for days. */
const eventsKeptMs = 90 * 86_400_000;

export const onlinePayments = {
  routes: {
    'GET /marketplace/v1/stores/{id}/payment-providers': staff('manageOnlinePayments', listPaymentProviders),
    'PUT /marketplace/v1/stores/{id}/payment-providers/{provider}': staff(
      'manageOnlinePayments',
      putPaymentProvider,
    ),
    'POST /marketplace/v1/stores/{id}/payment-providers/{provider}/connection-tests': staff(
      'manageOnlinePayments',
      postConnectionTest,
    ),
    'GET /marketplace/v1/stores/{id}/unclear-payments': staff('manageOnlinePayments', listUnclearPayments),
    'POST /marketplace/v1/stores/{id}/unclear-payments/{attempt_id}/resolution': staff(
      'manageOnlinePayments',
      postResolution,
    ),
  },
  tasks: {
    check_payments: checkPayments,
    async settle_payment(services, { store_id, attempt_id }) {
      await settleAttempt(services, store_id, attempt_id);
    },
    send_payment_refund: (services, { store_id, refund_id }) => sendRefund(services, store_id, refund_id),
    refund_online_payment: refundOrderPayment,
    reseal_provider_keys: resealProviderKeys,
  },
  cron: [
    // While a provider keeps it waiting, one more waits, and other jobs go on.
    {
      task: 'check_payments',
      match: '* * * * *',
      options: { queueName: 'check_payments', jobKey: 'check_payments' },
    },
    { task: 'reseal_provider_keys', match: '42 3 * * *' },
  ],
  purge: (ownerPool, now) => removeOldEvents(ownerPool, new Date(now.getTime() - eventsKeptMs)),
  hooks: { storeReadiness: paymentReadiness },
} satisfies Manifest;
