import { isIP } from 'node:net';

interface NetworkPeer {
  ip: string | undefined;
  socket: { remoteAddress?: string | undefined };
}

/**
 * The address that a request comes from. What a proxy of ours tells may carry a port; what is no address is not kept
 * anywhere, and the proxy's own counts. Empty where the connection has closed meanwhile: a closed socket knows no address.
 */
export function networkAddressOf({ ip, socket }: NetworkPeer): string {
  const told = ip?.trim() ?? '';
  const address = /^\[(.+)\](?::\d+)?$/.exec(told)?.[1] ?? /^([\d.]+):\d+$/.exec(told)?.[1] ?? told;
  return isIP(address) ? address : (socket.remoteAddress ?? '');
}
