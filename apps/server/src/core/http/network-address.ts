import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * The address that a request comes from. What a proxy of ours tells may carry a port; what is no address is not kept
 * anywhere, and the proxy's own counts.
 */
export function networkAddressOf(request: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  const told = request.ip.trim();
  const address = /^\[(.+)\](?::\d+)?$/.exec(told)?.[1] ?? /^([\d.]+):\d+$/.exec(told)?.[1] ?? told;
  return isIP(address) ? address : (request.socket.remoteAddress ?? '');
}
