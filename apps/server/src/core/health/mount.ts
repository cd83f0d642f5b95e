import type { FastifyInstance } from 'fastify';
import type { Services } from '#core/services.ts';
import { databaseAnswers } from './queries.ts';

/** `/livez`: the process answers. `/readyz`: it can serve; 503 while the database is away or the server is stopping. */
export function mountHealth(app: FastifyInstance, { pool }: Services): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.get('/livez', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = !stopping && (await databaseAnswers(pool));
    if (ready) return { status: 'ready' };
    return reply
      .code(503)
      .header('retry-after', '2')
      .send({ status: stopping ? 'stopping' : 'waiting for the database' });
  });
}
