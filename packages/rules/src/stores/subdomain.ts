import type { StoreReason } from './store-reasons.ts';

/** Days for which nobody gets the sub-domain of a store that closed (CONTRACT "Security, decided"). */
export const QUARANTINE_DAYS = 90;

/** The longest label that DNS carries. */
export const SUBDOMAIN_MAX_LENGTH = 63;

/** Labels that a shop could be mistaken for us with, or that we may need ourselves. */
export const reservedSubdomains: ReadonlySet<string> = new Set(
  `www www1 www2 web api app apps admin administrator root dev staging stage test testing demo sandbox preview beta
  docs doc help support status blog news about press careers jobs legal terms privacy security abuse postmaster
  hostmaster webmaster info contact sales billing pay payment payments checkout invoice invoices account accounts
  auth login logout signin signup sso oauth oidc id my me user users dashboard console backoffice merchant merchants
  marketplace market shop shops store stores pos sokoni localhost local internal intranet
  mail email smtp imap pop pop3 mx mx1 mx2 webmail newsletter autodiscover autoconfig
  ftp sftp ssh vpn proxy gateway ns ns1 ns2 ns3 ns4 dns assets static cdn media images img files uploads
  download downloads metrics monitor monitoring grafana prometheus logs health git ci build
  ws socket events webhook webhooks graphql rpc db database postgres redis cache wpad isatap`.split(/\s+/),
);

/** The sub-domain that fills itself in while the business name is typed: lower-cased, trimmed, spaces replaced by
 * hyphens (SPEC section 4); accents fall off, and what a DNS label cannot carry is left out. "Mama's Kitchen & Co"
 * gives `mamas-kitchen-co`. The result is a DNS label or empty; it may still be reserved or taken. */
export function subdomainFromName(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-+/g, '-')
    .replace(/^-/, '')
    .slice(0, SUBDOMAIN_MAX_LENGTH)
    .replace(/-$/, '');
}

/** Why a store may not ask for this label: it is no DNS label, or reserved. Whether it is free, only the database knows. */
export function subdomainProblem(label: string): StoreReason | undefined {
  if (label === '') return { reason: 'sub_domain_required' };
  if (label.length > SUBDOMAIN_MAX_LENGTH)
    return { reason: 'sub_domain_too_long', max: SUBDOMAIN_MAX_LENGTH };
  if (!/^[a-z0-9-]+$/.test(label)) return { reason: 'sub_domain_characters' };
  // Two hyphens as third and fourth character mark an encoded name (`xn--`), which can imitate another shop's.
  if (/^-|-$|^..--/.test(label)) return { reason: 'sub_domain_hyphens' };
  return reservedSubdomains.has(label) ? { reason: 'sub_domain_reserved' } : undefined;
}
