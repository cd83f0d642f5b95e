import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { DomainError } from '#core/errors/domain-error.ts';
import { sameBytes } from '#core/security/secrets.ts';
import type { Services } from '#core/services.ts';

/** `/metrics` for Prometheus: to loopback without a proxy in between, or to whoever carries METRICS_TOKEN. */
export function mountMetrics(app: FastifyInstance, { config, pool, live }: Services): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'sokoni_http_request_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'sokoni_database_connections',
    help: 'Connections of this process, by state.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
  new Gauge({
    name: 'sokoni_live_streams',
    help: 'Open streams of live updates.',
    registers: [registry],
    collect() {
      this.set(live.count());
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    // A stream that was open for an hour is no call that took an hour.
    if ('streams' in request.routeOptions.config) return;
    const route = request.routeOptions.url ?? 'unmatched';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new DomainError('not_found');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (token)
    return sameBytes(Buffer.from(request.headers.authorization ?? ''), Buffer.from(`Bearer ${token}`));
  const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded;
  return !forwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}
