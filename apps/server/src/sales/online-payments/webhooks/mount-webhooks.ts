import rateLimit from '@fastify/rate-limit';
import { limits } from '@sokoni/rules/limits';
import { isPaymentProvider, type PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '#core/errors/domain-error.ts';
import { networkAddressOf } from '#core/http/network-address.ts';
import { byNetwork } from '#core/http/rate-limits.ts';
import { readId } from '#core/ids.ts';
import type { Services } from '#core/services.ts';
import { receiveEvent } from './receive-event.ts';

const signatureHeaders: Record<PaymentProvider, string> = {
  stripe: 'stripe-signature',
  paystack: 'x-paystack-signature',
};

const longestEventBytes = 256 * 1024;

/**
 * `POST /webhooks/{provider}/{store_id}`: what a provider tells of the payments of a store. No session: its signature over the body,
 * to the byte, comes first. Who signs with another key learns nothing, not even which stores there are.
 */
export function mountPaymentWebhooks(app: FastifyInstance, services: Services): void {
  app.register(async (webhooks) => {
    await webhooks.register(rateLimit, {
      max: limits.webhooksPerStoreAndAddressMinute,
      timeWindow: 60_000,
      ...byNetwork,
      keyGenerator: (request) =>
        `${networkAddressOf(request)} ${(request.params as { store_id?: string }).store_id}`,
    });
    webhooks.removeAllContentTypeParsers();
    webhooks.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: longestEventBytes },
      (_request, body, done) => done(null, body),
    );
    webhooks.post<{ Params: { provider: string; store_id: string } }>(
      '/webhooks/:provider/:store_id',
      async ({ params, headers, body }, reply) => {
        const { provider } = params;
        const storeId = readId(params.store_id);
        if (!isPaymentProvider(provider)) throw new DomainError('not_found');
        const signature = headers[signatureHeaders[provider]];
        const isSigned =
          storeId !== null &&
          typeof signature === 'string' &&
          Buffer.isBuffer(body) &&
          (await receiveEvent(services, storeId, provider, { body, signature }));
        if (!isSigned) throw new DomainError('not_signed_in');
        return reply.send({ received: true });
      },
    );
  });
}
