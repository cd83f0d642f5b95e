import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import type { StorefrontReason } from './storefront-reasons.ts';

/** How far a domain is: waiting to be proved, proved, or not found when it was last looked up. */
export const domainStates = ['pending', 'verified', 'failed'] as const;

/** A domain in its plain form: lower case, without a dot at its end. Letters beyond ASCII are for the edge to write in punycode. */
export function plainDomain(typed: string): string {
  return typed.trim().toLowerCase().replace(/\.$/, '');
}

/**
 * Checks a domain of a shop.
 * @param ours host names of the platform: neither they nor what is below them is a store's
 */
export function checkDomain(
  { domain }: { domain: string },
  ours: readonly string[],
): FormProblems<'domain', StorefrontReason> {
  const plain = plainDomain(domain);
  const isOurs = ours.some((host) => plain === host || plain.endsWith(`.${host}`));
  return formProblems<'domain', StorefrontReason>([
    ['domain', isDomain(plain) ? undefined : { reason: 'domain_invalid' }],
    ['domain', isOurs ? { reason: 'domain_ours' } : undefined],
  ]);
}

/** Where the owner of a domain puts the token that proves it. */
export function proofName(domain: string): string {
  return `_sokoni.${domain}`;
}

/** Two labels at least, and no digits alone at the end, so no network address. */
function isDomain(text: string): boolean {
  const labels = text.split('.');
  return (
    text.length <= 253 - proofName('').length &&
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}
