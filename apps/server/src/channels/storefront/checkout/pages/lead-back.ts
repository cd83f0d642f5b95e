import type { FastifyInstance } from 'fastify';

/**
 * Whoever opens an address that only takes forms, such as by reloading the page that a refused form was answered with, is led to the
 * page that has the form.
 * @param page a path, with the parameters of the address
 */
export function leadBack(shops: FastifyInstance, addresses: readonly string[], page: string): void {
  for (const address of addresses)
    shops.get<{ Params: Record<string, string> }>(address, async ({ params }, reply) =>
      reply.redirect(
        page.replaceAll(/:(\w+)/g, (_name, name: string) => encodeURIComponent(params[name] ?? '')),
        303,
      ),
    );
}
