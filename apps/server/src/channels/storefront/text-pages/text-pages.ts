import type { textPageCalls } from '@sokoni/contract/storefront/text-pages';
import type { ShopPolicy } from '@sokoni/rules/storefront/preferences';
import { slugOfTitle, textPageLimits } from '@sokoni/rules/storefront/text-page';
import type { ReadinessFacts } from '@sokoni/rules/stores/store-readiness';
import type * as z from 'zod';
import { safeDescription } from '#catalogue/products/description.ts';
import { dropRedirectFrom, redirectMovedPage } from '#channels/storefront/redirects/save-redirect.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { newId } from '#core/ids.ts';
import {
  deletePage,
  findPage,
  findPages,
  insertPage,
  lockPages,
  type TextPageContent,
  type TextPageRow,
  updatePage,
} from './queries.ts';

const base = '/marketplace/v1/stores/{id}/storefront/pages';
type Content = z.output<(typeof textPageCalls)[`POST ${typeof base}`]['body']>;

/** @throws DomainError `not_found` */
export async function readTextPage(db: Db, storeId: string, id: string): Promise<TextPageRow> {
  const page = await findPage(db, storeId, id);
  if (!page) throw new DomainError('not_found');
  return page;
}

/**
 * Adds a page, its body sanitised. A redirect that led away from its address is gone with it.
 * @returns its id
 * @throws DomainError `text_page_limit`, `page_address_taken`
 */
export async function addTextPage(db: Db, storeId: string, content: Content, now: Date): Promise<string> {
  await lockPages(db, storeId);
  const pages = await findPages(db, storeId);
  if (pages.length >= textPageLimits.pages) throw new DomainError('text_page_limit');
  const id = newId();
  const position = pages.length;
  const kept = contentOf(pages, content, id);
  await insertPage(db, storeId, { ...kept, id, position, now });
  await dropRedirectFrom(db, storeId, pathOf(kept));
  return id;
}

/**
 * Changes a page; from the address that it had, buyers are led to the one that it has.
 * @throws DomainError `not_found`, `changed_meanwhile`, `page_address_taken`
 */
export async function changeTextPage(
  db: Db,
  storeId: string,
  { id, version, ...content }: Content & { id: string; version: number },
  now: Date,
): Promise<void> {
  await lockPages(db, storeId);
  const before = await readTextPage(db, storeId, id);
  const kept = contentOf(await findPages(db, storeId), content, id);
  if (!(await updatePage(db, storeId, { ...kept, id, version, now })))
    throw new DomainError('changed_meanwhile');
  if (kept.slug === before.slug) return;
  await redirectMovedPage(db, storeId, { from: pathOf(before), to: pathOf(kept) }, now);
}

/** @throws DomainError `not_found` */
export async function removeTextPage(db: Db, storeId: string, id: string): Promise<void> {
  if (!(await deletePage(db, storeId, id))) throw new DomainError('not_found');
}

/** What a shop has to say before somebody buys there: how it takes back, what it keeps of people, and its terms. */
const required: readonly ShopPolicy[] = ['refunds', 'privacy', 'terms'];

export async function policyReadiness(db: Db, storeId: string): Promise<Partial<ReadinessFacts>> {
  const pages = await findPages(db, storeId);
  const isPublished = (policy: ShopPolicy) =>
    pages.some(({ slug, published }) => published && slug === policy);
  return { hasPolicies: required.every(isPublished) };
}

function pathOf({ slug }: Pick<TextPageContent, 'slug'>): string {
  return `/pages/${slug}`;
}

/** As it is kept. An address that nobody typed gives way to one that another page has. */
function contentOf(pages: readonly TextPageRow[], content: Content, id: string): TextPageContent {
  const isTaken = (slug: string) => pages.some((page) => page.slug === slug && page.id !== id);
  const made = slugOfTitle(content.title) || 'page';
  const slug = content.slug || (isTaken(made) ? `${made.slice(0, 70)}-${id.slice(-8)}` : made);
  if (isTaken(slug)) throw new DomainError('page_address_taken');
  return { ...content, slug, body: safeDescription(content.body) };
}
