import { isIP } from 'node:net';
import { splitLanguage } from '@sokoni/rules/storefront/shop-languages';
import type { Config } from '#core/config/config.ts';

/** Where a request for a shop is led inside of this server: no address of the console begins so. */
export const shopPrefix = '/-shop';

/** Paths that answer alike at every host. */
const atEveryHost = /^\/(uploads|livez|readyz|metrics|webhooks)(\/|$|\?)/;

export type ShopHost =
  /** Below the host of the shops. */
  | { kind: 'label'; label: string }
  /** A domain of the merchant's own. */
  | { kind: 'domain'; domain: string };

/** The shop that a host names; null for the console. */
export function shopHostOf(
  host: string | undefined,
  { storefrontHost, publicUrl, production }: Pick<Config, 'storefrontHost' | 'publicUrl' | 'production'>,
): ShopHost | null {
  const asked = host?.toLowerCase() ?? '';
  if (asked.endsWith(`.${storefrontHost}`)) {
    return { kind: 'label', label: asked.slice(0, -storefrontHost.length - 1) };
  }
  // On a machine of one's own the console answers by whatever name the machine has.
  if (!production || asked === new URL(publicUrl).host) return null;
  const domain = asked.replace(/:\d+$/, '');
  return domain.includes('.') && isIP(domain) === 0 ? { kind: 'domain', domain } : null;
}

/** The address of a shop below the host of the shops, without a slash at the end. */
export function shopUrl(
  label: string,
  { publicUrl, storefrontHost }: Pick<Config, 'publicUrl' | 'storefrontHost'>,
): string {
  return `${new URL(publicUrl).protocol}//${label}.${storefrontHost}`;
}

/**
 * The path by which a request is routed: one for a shop gets the prefix, which nobody can ask for themselves, and loses the language that
 * it begins with. Which one that was, its original address says (`languageAt`).
 */
export function routedPath(path: string, host: string | undefined, config: Config): string {
  if (atEveryHost.test(path)) return path;
  if (shopHostOf(host, config)) return shopPrefix + splitLanguage(path).path;
  return path.startsWith(shopPrefix) ? `/docs${path}` : path;
}
