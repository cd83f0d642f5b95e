import { isIPv6 } from 'node:net';
import type { Secrets } from '#core/security/secrets.ts';

/** Whom the tries at one account are counted for: nothing personal is kept of addresses that are not known here. */
export function accountSubject(secrets: Secrets, emailKey: string): Buffer {
  return secrets.sign('attempt-subject', `account:${emailKey}`);
}

/** Whom the invite mails are counted for. */
export function inviterSubject(secrets: Secrets, userId: string): Buffer {
  return secrets.sign('attempt-subject', `inviter:${userId}`);
}

/** Whom the wrong codes of gift cards are counted for. */
export function guesserSubject(secrets: Secrets, userId: string): Buffer {
  return secrets.sign('attempt-subject', `guesser:${userId}`);
}

/** What the tries from one network are counted and put in line by. */
export function networkSubject(secrets: Secrets, network: string): Buffer {
  return secrets.sign('attempt-subject', `network:${network}`);
}

/**
 * What counts as one network address: an IPv4 address, or the /64 of an IPv6 address, because whoever has one
 * address of it has all.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().replace(/%.*$/, '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const gap = tail === undefined ? [] : Array(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...gap, ...after].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

/** An IPv4 address that came through an IPv6 socket, as people write it. */
export function plainAddress(address: string): string {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
}
