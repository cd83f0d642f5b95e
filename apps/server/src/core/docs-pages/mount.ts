import type { FastifyInstance } from 'fastify';
import { openApi } from './openapi.ts';
import { docsPage } from './page.ts';

/** `/openapi.json` for programs and `/docs/api` for people, made at the first request. */
export function mountDocs(app: FastifyInstance): void {
  let document: ReturnType<typeof openApi> | undefined;
  const documentNow = () => {
    document ??= openApi();
    return document;
  };
  app.get('/openapi.json', async () => documentNow());
  app.get('/docs/api', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(documentNow())),
  );
}
