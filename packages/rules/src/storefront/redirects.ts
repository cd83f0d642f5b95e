import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import { isHttpUrl } from '#forms/http-url.ts';
import type { StorefrontReason } from './storefront-reasons.ts';

/** An old address of the shop and where it leads now. */
export interface RedirectDraft {
  /** A path such as `/old-shoes`. */
  readonly from_path: string;
  /** A path of the shop, or an http(s) address elsewhere. */
  readonly to_path: string;
}

export const redirectLimits = { redirects: 1000, pathLength: 300 } as const;

/** Pages that every shop has. */
const pages = ['/', '/search', '/collections', '/collections/all', '/robots.txt', '/sitemap.xml'];

/** What checkout and accounts answer themselves: no redirect takes it. */
const kept = [
  '/cart',
  '/checkout',
  '/orders',
  '/account',
  '/wishlist',
  '/contact',
  '/recent',
  '/suggestions',
  '/newsletter',
  '/wholesale',
];

/** Checks a redirect by itself; that its old address leads nowhere else is the store's to say. */
export function checkRedirect({
  from_path,
  to_path,
}: RedirectDraft): FormProblems<keyof RedirectDraft, StorefrontReason> {
  const from = redirectKey(from_path);
  return formProblems<keyof RedirectDraft, StorefrontReason>([
    [
      'from_path',
      isPath(from_path) && !from_path.includes('?') ? undefined : { reason: 'from_path_invalid' },
    ],
    [
      'from_path',
      pages.includes(from) || kept.some((path) => from === path || from.startsWith(`${path}/`))
        ? { reason: 'from_path_taken' }
        : undefined,
    ],
    ['to_path', isPath(to_path) || isHttpUrl(to_path) ? undefined : { reason: 'to_path_invalid' }],
    ['to_path', redirectKey(to_path) === from ? { reason: 'redirect_to_itself' } : undefined],
  ]);
}

/** An old address as it is compared: lower case, without a slash at its end. */
export function redirectKey(path: string): string {
  const bare = path.toLowerCase().replace(/\/+$/, '');
  return bare === '' ? '/' : bare;
}

/** Whether who follows the redirects from `to` comes back to `from` and goes in circles. */
export function leadsBack({ from_path, to_path }: RedirectDraft, others: readonly RedirectDraft[]): boolean {
  const next = new Map(others.map((one) => [redirectKey(one.from_path), redirectKey(one.to_path)]));
  const start = redirectKey(from_path);
  let at: string | undefined = redirectKey(to_path);
  for (let hops = 0; at !== undefined && hops <= others.length; hops++) {
    if (at === start) return true;
    at = next.get(at);
  }
  return false;
}

/** Where who follows the redirects from an address comes to in the end; they never go in circles. */
export function endOfRedirects(path: string, redirects: readonly RedirectDraft[]): string {
  const next = redirects.find(({ from_path }) => redirectKey(from_path) === redirectKey(path));
  return next ? endOfRedirects(next.to_path, redirects) : path;
}

/** The redirects that lead to an address. */
export function redirectsTo<R extends RedirectDraft>(path: string, redirects: readonly R[]): R[] {
  return redirects.filter(({ to_path }) => redirectKey(to_path) === redirectKey(path));
}

/** A path of our own, with a query at most; two slashes in front would lead elsewhere. */
function isPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\#"<>]*$/.test(text);
}
