import { limits } from '@sokoni/rules/limits';
import type { FastifyInstance } from 'fastify';
import { leadBack } from '#channels/storefront/checkout/pages/lead-back.ts';
import { readOrderPage } from '#channels/storefront/checkout/pages/read-order-page.ts';
import type { Visitors } from '#channels/storefront/checkout/pages/visitors.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { receiveUpload } from '#core/http/uploads.ts';
import type { Services } from '#core/services.ts';
import { keepPicture } from '#tenancy/stores/pictures/save-picture.ts';
import { orderToProve, sendProof } from './send-proof.ts';

/** Takes pictures of a transfer from who has the link of the order. */
export function mountProofs(
  shops: FastifyInstance,
  services: Services,
  { visitOf, inShop, send }: Visitors,
): void {
  const counted = { config: { rateLimit: { max: limits.proofsPerAddressMinute, timeWindow: 60_000 } } };
  leadBack(shops, ['/orders/:token/proof'], '/orders/:token');
  shops.post<{ Params: { token: string } }>('/orders/:token/proof', counted, async (request, reply) => {
    const visit = await visitOf(request);
    const { storeId, visitor } = visit;
    const { token } = request.params;
    try {
      const upload = await receiveUpload(request, services.config, limits.proofBytes);
      try {
        // No picture is decoded for whoever has no link.
        await inShop(visit, (db) => orderToProve(db, storeId, token));
        const call = {
          storeId,
          services,
          log: request.log as Services['log'],
          earlierAnswer: async () => null,
        };
        await keepPicture({ ...call, file: upload.file?.bytes ? upload.file : null }, async (picture) => {
          await inShop(visit, (db) => sendProof(db, storeId, { token, picture, now: visitor.now }));
          return { imageId: picture.id };
        });
      } finally {
        await upload.discard();
      }
    } catch (error) {
      if (!(error instanceof DomainError) || error.status === 404 || error.status >= 500) throw error;
      const order = await inShop(visit, (db) => readOrderPage(db, visitor, token));
      const problem = error.fields?.file ?? error.message;
      return send(reply.code(error.status), visit, { kind: 'order', order, problem });
    }
    return reply.redirect(`/orders/${token}`, 303);
  });
}
