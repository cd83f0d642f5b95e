import { createHash } from 'node:crypto';
import { limits } from '@sokoni/rules/limits';
import { categoryLimits } from '@sokoni/rules/products/category-tree';
import { productLimits } from '@sokoni/rules/products/product-check';
import { textPageLimits } from '@sokoni/rules/storefront/text-page';
import { hasWords, type TranslatableText, type TranslationKind } from '@sokoni/rules/storefront/translations';
import { plainText } from '@sokoni/themes/document/plain-text.ts';
import { textsOf } from '@sokoni/themes/document/texts.ts';
import { findCollections } from '#channels/storefront/catalogue/queries.ts';
import { publishedDocument } from '#channels/storefront/looks/published-document.ts';
import { findPages } from '#channels/storefront/text-pages/queries.ts';
import { findShopRow } from '#channels/storefront/web/shop-queries.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { readId } from '#core/ids.ts';
import { findProductTexts } from './product-queries.ts';
import { readWordSubjects } from './word-subjects.ts';

/** Something of a shop that has texts to translate. */
export interface Subject {
  kind: TranslationKind;
  subject: string;
  /** As who translates finds it. */
  name: string;
  texts: TranslatableText[];
}

const longestName = 80;

/** What a text is known by: another one by now makes its translation outdated. The same as `md5` in SQL. */
export function markOf(original: string): string {
  return createHash('md5').update(original).digest('hex');
}

/**
 * All that has texts but products, of which there may be many; what has no words is left out.
 * @param wanted of this kind at least
 */
export async function readSubjects(db: Db, storeId: string, wanted?: TranslationKind): Promise<Subject[]> {
  const words = wanted === undefined || wanted === 'shop' ? await readWordSubjects(db, storeId) : [];
  const categories = await findCollections(db, storeId);
  const pages = await findPages(db, storeId);
  const shop = await findShopRow(db, storeId);
  const subjects: Subject[] = [
    ...categories.map(({ id, name }) => ({
      ...{ kind: 'category' as const, subject: id, name },
      texts: [line('name', name, categoryLimits.nameLength)],
    })),
    ...pages.map(({ id, title, body, seo_title, seo_description }) => ({
      ...{ kind: 'page' as const, subject: id, name: title },
      texts: [
        line('title', title, textPageLimits.title),
        { field: 'body', original: body, format: 'html' as const, max: textPageLimits.body },
        line('seo_title', seo_title, textPageLimits.seoTitle),
        lines('seo_description', seo_description, textPageLimits.seoDescription),
      ],
    })),
    ...textsOf(publishedDocument(shop))
      .filter(({ kind }) => kind !== 'shop')
      .map(({ kind, id, texts }) => ({ kind, subject: id, name: beginningOf(texts), texts })),
    {
      ...{ kind: 'shop', subject: 'shop', name: shop.name },
      texts: [
        lines('description', shop.description, limits.descriptionLength),
        ...textsOf(publishedDocument(shop))
          .filter(({ kind }) => kind === 'shop')
          .flatMap(({ texts }) => texts),
      ],
    },
    ...words,
  ];
  return subjects.map(withWords).filter(({ texts }) => texts.length > 0);
}

/** One of them, or a product; undefined where there is none, or it says nothing. */
export async function readSubject(
  db: Db,
  storeId: string,
  kind: TranslationKind,
  subject: string,
): Promise<Subject | undefined> {
  if (kind !== 'product') {
    const subjects = await readSubjects(db, storeId, kind);
    return subjects.find((one) => one.kind === kind && one.subject === subject);
  }
  const id = readId(subject);
  const product = id === null ? undefined : await findProductTexts(db, storeId, id);
  if (!product) return undefined;
  const { title, description } = product;
  const texts: TranslatableText[] = [line('title', title, productLimits.titleLength)];
  if (description !== '')
    texts.push({
      ...{ field: 'description', original: description, format: 'html' },
      max: productLimits.descriptionLength,
    });
  return { kind, subject, name: title, texts };
}

function withWords({ texts, ...subject }: Subject): Subject {
  return { ...subject, texts: texts.filter(({ original }) => hasWords(original)) };
}

function line(field: string, original: string, max: number): TranslatableText {
  return { field, original, format: 'line', max };
}

function lines(field: string, original: string, max: number): TranslatableText {
  return { field, original, format: 'text', max };
}

function beginningOf([first]: readonly TranslatableText[]): string {
  const { original = '', format } = first ?? {};
  return (format === 'html' ? plainText(original) : original).slice(0, longestName);
}
