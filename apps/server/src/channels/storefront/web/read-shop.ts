import type { Language } from '@sokoni/rules/languages';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import type { ThemeDocument } from '@sokoni/themes/document/document.ts';
import { inLanguage } from '@sokoni/themes/document/texts.ts';
import type { Shop } from '@sokoni/themes/shop.ts';
import { pictureOf } from '#channels/storefront/catalogue/cards.ts';
import {
  type Collections,
  collectionsNamed,
  linkOf,
  readCollections,
} from '#channels/storefront/catalogue/read-collections.ts';
import { draftDocument, publishedDocument } from '#channels/storefront/looks/published-document.ts';
import { readPreferences } from '#channels/storefront/preferences/save-preferences.ts';
import { type FrameTextOf, readFrameTexts } from '#channels/storefront/translations/in-language.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { pipelined } from '#core/database/pipelined.ts';
import { findShopRow, findTextPages, type ShopRow, shopLanguages, type TextPageRow } from './shop-queries.ts';

export interface OpenShop {
  shop: Shop;
  document: ThemeDocument;
  collections: Collections;
}

/**
 * The shop of a store, with the look that buyers see, or with its draft for who has the link of the preview.
 * @param language of who reads; null: the main one of the shop
 */
export async function readShop(
  db: Db,
  storeId: string,
  { url, language, previewToken }: { url: string; language: Language | null; previewToken: string | null },
): Promise<OpenShop> {
  const [row, pages, collections, preferences] = await pipelined([
    findShopRow(db, storeId),
    findTextPages(db, storeId),
    readCollections(db, storeId),
    readPreferences(db, storeId),
  ]);
  const languages = shopLanguages(row);
  const isPreview = previewToken !== null && previewToken === row.preview_token;
  const shown: OpenShop = {
    shop: {
      name: row.name,
      description: row.description,
      url,
      currency: row.currency_code as CurrencyCode,
      language: language ?? languages[0],
      languages,
      test: row.mode === 'test',
      preview: isPreview,
      logo: logoOf(storeId, row),
      email: preferences.shows_email ? row.email : '',
      phone: row.phone,
      address: row.address,
      country: row.country,
      social: socialOf(row, preferences),
      counts_visits: preferences.counts_visits && !isPreview,
      collections: collections.below(null).map(linkOf),
      pages: pages.map(({ slug, title }) => ({ slug, title })),
    },
    document: isPreview ? draftDocument(row) : publishedDocument(row),
    collections,
  };
  const { shop } = shown;
  return shop.language === languages[0]
    ? shown
    : inItsLanguage(shown, await readFrameTexts(db, storeId, shop.language), pages);
}

/** A shop that is read in another language than its main one, with what is translated of it. */
function inItsLanguage(
  { shop, document, collections }: OpenShop,
  textOf: FrameTextOf,
  pages: readonly TextPageRow[],
): OpenShop {
  const named = collectionsNamed(collections, (id) =>
    textOf({ kind: 'category', subject: id, field: 'name' }),
  );
  return {
    shop: {
      ...shop,
      description: textOf({ kind: 'shop', subject: 'shop', field: 'description' }) ?? shop.description,
      collections: named.below(null).map(linkOf),
      pages: pages.map(({ id, slug, title }) => ({
        slug,
        title: textOf({ kind: 'page', subject: id, field: 'title' }) ?? title,
      })),
    },
    document: inLanguage(document, textOf),
    collections: named,
  };
}

function logoOf(
  storeId: string,
  { logo_image_id: id, logo_width, logo_height, name }: ShopRow,
): Shop['logo'] {
  if (id === null || logo_width === null || logo_height === null) return null;
  return pictureOf(storeId, { id, width: logo_width, height: logo_height }, name);
}

function socialOf({ social }: ShopRow, { shows_whatsapp }: { shows_whatsapp: boolean }): Shop['social'] {
  const { whatsapp, ...others } = social as Shop['social'];
  return shows_whatsapp && whatsapp ? { ...others, whatsapp } : others;
}
