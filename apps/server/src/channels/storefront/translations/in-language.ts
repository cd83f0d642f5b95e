import type { Language } from '@sokoni/rules/languages';
import type { TextOf } from '@sokoni/themes/document/texts.ts';
import type { Product, ProductCard, Resources, ShopPage } from '@sokoni/themes/shop.ts';
import { safeDescription } from '#catalogue/products/description.ts';
import type { Db } from '#core/database/access/transaction.ts';
import {
  findFrameTexts,
  findProductTextsIn,
  findTitlesOfVariants,
  type ProductText,
} from './text-queries.ts';
import { facetsInLanguage, optionsInLanguage, variantNamesIn } from './words-in-language.ts';

/** What a shop says around its pages in a language: undefined where that is not translated. */
export async function readFrameTexts(db: Db, storeId: string, language: Language): Promise<FrameTextOf> {
  const rows = await findFrameTexts(db, storeId, language);
  const keyOf = (...parts: string[]) => JSON.stringify(parts);
  const texts = new Map(rows.map(({ kind, subject, field, text }) => [keyOf(kind, subject, field), text]));
  return ({ kind, subject, field }) => texts.get(keyOf(kind, subject, field));
}

export type FrameTextOf = (
  place: Omit<Parameters<TextOf>[0], 'kind'> & { kind: Parameters<TextOf>[0]['kind'] | 'category' | 'page' },
) => string | undefined;

/**
 * A page and what its sections show with the products called as they are in a language: in one statement for all of them.
 * @param language null for the main one, in which they are called as they are
 */
export async function productsInLanguage(
  db: Db,
  storeId: string,
  language: Language | null,
  shown: { page: ShopPage; resources: Resources },
): Promise<{ page: ShopPage; resources: Resources }> {
  if (language === null) return shown;
  const { page, resources } = shown;
  const ids = [
    ...cardsOn(page),
    ...resources.products.values(),
    ...[...resources.collections.values()].flatMap(({ products }) => products),
  ].map(({ id }) => id);
  const isWhole = page.kind === 'product';
  const of = await readProductTexts(db, storeId, { language, ids, isWhole });
  const worded = await wordsWith(db, storeId, language, pageWith(page, of));
  return { page: worded, resources: resourcesWith(resources, of) };
}

/** What can be chosen of a product, and what a list can be narrowed to. */
async function wordsWith(db: Db, storeId: string, language: Language, page: ShopPage): Promise<ShopPage> {
  if (page.kind === 'product')
    return { ...page, product: await optionsInLanguage(db, storeId, language, page.product) };
  if ((page.kind !== 'collection' && page.kind !== 'search') || !page.list) return page;
  const facets = await facetsInLanguage(db, storeId, language, page.list.facets);
  return { ...page, list: { ...page.list, facets } } as ShopPage;
}

/** The same of cards alone. */
export async function cardsInLanguage<Card extends Pick<ProductCard, 'id' | 'title'>>(
  db: Db,
  storeId: string,
  language: Language | null,
  cards: readonly Card[],
): Promise<Card[]> {
  if (language === null) return [...cards];
  const ids = cards.map(({ id }) => id);
  const of = await readProductTexts(db, storeId, { language, ids, isWhole: false });
  return cards.map((card) => cardWith(card, of));
}

/** Lines of a cart, a checkout or an order called as their products are in a language; what is kept of them is not changed. */
export async function linesInLanguage<
  Line extends { variant_id: string | null; title: string; variant_name: string },
>(db: Db, storeId: string, language: Language | null, lines: readonly Line[]): Promise<Line[]> {
  const variantIds = lines.flatMap(({ variant_id }) => variant_id ?? []);
  if (language === null || variantIds.length === 0) return [...lines];
  const found = await findTitlesOfVariants(db, storeId, { language, variantIds });
  const titles = new Map(found.map(({ variant_id, title }) => [variant_id, title]));
  const nameOf = await variantNamesIn(db, storeId, language, variantIds);
  return lines.map((line) => ({
    ...line,
    title: titles.get(line.variant_id ?? '') ?? line.title,
    variant_name: nameOf(line.variant_id, line.variant_name),
  }));
}

type TextsById = ReadonlyMap<string, ProductText>;

async function readProductTexts(
  db: Db,
  storeId: string,
  asked: { language: Language; ids: readonly string[]; isWhole: boolean },
): Promise<TextsById> {
  if (asked.ids.length === 0) return new Map();
  const rows = await findProductTextsIn(db, storeId, asked);
  return new Map(rows.map((row) => [row.id, row]));
}

function cardsOn(page: ShopPage): readonly ProductCard[] {
  switch (page.kind) {
    case 'collection':
      return page.list.products;
    case 'search':
      return page.list?.products ?? [];
    case 'product':
      return [page.product, ...page.related];
    case 'wish_list':
      return page.products;
    default:
      return [];
  }
}

function pageWith(page: ShopPage, of: TextsById): ShopPage {
  const cards = (list: readonly ProductCard[]) => list.map((card) => cardWith(card, of));
  switch (page.kind) {
    case 'collection':
      return { ...page, list: { ...page.list, products: cards(page.list.products) } };
    case 'search':
      return { ...page, list: page.list && { ...page.list, products: cards(page.list.products) } };
    case 'product':
      return { ...page, product: productWith(page.product, of), related: cards(page.related) };
    case 'wish_list':
      return { ...page, products: cards(page.products) };
    default:
      return page;
  }
}

function resourcesWith(resources: Resources, of: TextsById): Resources {
  const { products, collections } = resources;
  return {
    ...resources,
    products: new Map([...products].map(([id, card]) => [id, cardWith(card, of)])),
    collections: new Map(
      [...collections].map(([id, collection]) => [
        id,
        { ...collection, products: collection.products.map((card) => cardWith(card, of)) },
      ]),
    ),
  };
}

function cardWith<Card extends Pick<ProductCard, 'id' | 'title'>>(card: Card, of: TextsById): Card {
  return { ...card, title: of.get(card.id)?.title ?? card.title };
}

function productWith(product: Product, of: TextsById): Product {
  const named = cardWith(product, of);
  const description = of.get(product.id)?.description;
  return {
    ...named,
    description: description ? safeDescription(description) : product.description,
    // A picture that nobody has described is called as the product is.
    pictures: product.pictures.map((picture) =>
      picture.alt === product.title ? { ...picture, alt: named.title } : picture,
    ),
  };
}
