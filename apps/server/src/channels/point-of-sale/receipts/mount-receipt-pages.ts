import { createHash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { limits } from '@sokoni/rules/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '#core/errors/domain-error.ts';
import { byNetwork } from '#core/http/rate-limits.ts';
import { inCallersLanguage } from '#core/language/in-callers-language.ts';
import { inLanguage } from '#core/language/in-language.ts';
import type { Services } from '#core/services.ts';
import { languageOfPaper } from '#sales/documents/document-words.ts';
import { documentFileName, drawOrderDocument } from '#sales/documents/order-document-file.ts';
import { type ReceiptLink, readPublicReceipt } from './read-public-receipt.ts';
import { receiptNotice, receiptPage } from './receipt-page.ts';
import { receiptStyle } from './receipt-style.ts';

const headers = {
  'cache-control': 'private, no-store',
  'content-security-policy': [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(receiptStyle).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-robots-tag': 'noindex',
};
const html = 'text/html; charset=utf-8';

/** `GET /r/{store_id}/{token}`: the receipt of a till's sale, for whoever has the link that is printed on it. No session, no cookie. */
export function mountReceiptPages(app: FastifyInstance, services: Services): void {
  app.register(async (pages) => {
    await pages.register(rateLimit, {
      max: limits.receiptsPerAddressMinute,
      timeWindow: 60_000,
      ...byNetwork,
    });
    pages.addHook('onRequest', async (_request, reply) => {
      reply.headers(headers);
    });
    pages.setErrorHandler((error, request, reply) => {
      const status = error instanceof DomainError ? error.status : 500;
      if (status >= 500) request.log.error({ err: error }, 'receipt page');
      return reply
        .code(status)
        .type(html)
        .send(noticeTo(request, status === 429 ? 'too_many' : 'failed'));
    });
    pages.get<{ Params: ReceiptLink }>('/r/:store_id/:token', async (request, reply) => {
      const { params } = request;
      const receipt = await readPublicReceipt(services, params);
      reply.type(html);
      if (typeof receipt === 'string') return reply.code(404).send(noticeTo(request, receipt));
      const pdf = `/r/${params.store_id}/${params.token}/pdf`;
      return reply.send(inLanguage(languageOfPaper(receipt), () => receiptPage(receipt, pdf)));
    });
    pages.get<{ Params: ReceiptLink }>('/r/:store_id/:token/pdf', async (request, reply) => {
      const { params } = request;
      const receipt = await readPublicReceipt(services, params);
      if (typeof receipt === 'string') return reply.code(404).type(html).send(noticeTo(request, receipt));
      const name = documentFileName('receipt', receipt.order).replaceAll(/[^\w.-]+/g, '-');
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(await drawOrderDocument(services, 'receipt', receipt));
    });
    pages.get('/r/*', async (request, reply) =>
      reply.code(404).type(html).send(noticeTo(request, 'unknown')),
    );
  });
}

/** Of a receipt that is not there nothing is known but who asks. */
function noticeTo(request: FastifyRequest, notice: Parameters<typeof receiptNotice>[0]): string {
  return inCallersLanguage(request, () => receiptNotice(notice));
}
