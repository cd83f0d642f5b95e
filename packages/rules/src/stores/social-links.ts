import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import { isHttpUrl } from '#forms/http-url.ts';
import { phoneWithDialCode } from '#forms/phone.ts';
import type { StoreReason } from './store-reasons.ts';

/** The links of CONTRACT `update/social`. */
export const socialNetworkKeys = [
  'website',
  'instagram',
  'facebook',
  'x',
  'tiktok',
  'youtube',
  'whatsapp',
] as const;

export type SocialNetwork = (typeof socialNetworkKeys)[number];

/** A missing, null or empty link is none. */
export type SocialLinks = { readonly [N in SocialNetwork]?: string | null };

/** Whether a text is a handle on a network: letters of any script, digits, dot, hyphen, underscore, with or without @. */
function isHandle(text: string): boolean {
  return /^@?[\p{L}\p{N}._-]{1,60}$/u.test(text);
}

/** Checks the social links: an http(s) address or a handle; the website an address only; WhatsApp an address or a
 * phone number. Empty takes a link away. */
export function checkSocialLinks(links: SocialLinks): FormProblems<SocialNetwork, StoreReason> {
  return formProblems(
    socialNetworkKeys.map(
      (network) => [network, linkProblem(network, links[network]?.trim() ?? '')] as const,
    ),
  );
}

function linkProblem(network: SocialNetwork, text: string): StoreReason | undefined {
  if (text === '' || isHttpUrl(text)) return undefined;
  if (network === 'website') return { reason: 'url_invalid' };
  if (network === 'whatsapp')
    return phoneWithDialCode(text) === null ? { reason: 'whatsapp_invalid' } : undefined;
  return isHandle(text) ? undefined : { reason: 'handle_invalid' };
}

/** Links that `checkSocialLinks` has let through as they are kept: a phone number without what was typed between its digits. */
export function plainSocialLinks<Links extends SocialLinks>(links: Links): Links {
  const phone = links.whatsapp && !isHttpUrl(links.whatsapp.trim()) && phoneWithDialCode(links.whatsapp);
  return phone ? { ...links, whatsapp: phone } : links;
}

const profiles: Record<Exclude<SocialNetwork, 'website' | 'whatsapp'>, string> = {
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  x: 'https://x.com/',
  tiktok: 'https://www.tiktok.com/@',
  youtube: 'https://www.youtube.com/@',
};

/** Where a link leads that `checkSocialLinks` has let through: an address as it is, a handle or a phone number to its network; null for none. */
export function socialAddress(network: SocialNetwork, link: string): string | null {
  const text = link.trim();
  if (text === '') return null;
  if (isHttpUrl(text)) return text;
  if (network === 'website') return null;
  if (network === 'whatsapp') return `https://wa.me/${text.replaceAll(/\D/g, '')}`;
  return profiles[network] + encodeURIComponent(text.replace(/^@/, ''));
}
