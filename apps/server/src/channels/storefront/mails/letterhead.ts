import { firstLanguage, type Language } from '@sokoni/rules/languages';
import { languageAt, languagePrefix } from '@sokoni/rules/storefront/shop-languages';
import { settingsOf } from '@sokoni/themes/page-body.tsx';
import { findShopName, type ShopNameRow } from '#channels/storefront/checkout/cart/cart-queries.ts';
import { publishedDocument } from '#channels/storefront/looks/published-document.ts';
import { findLook } from '#channels/storefront/looks/queries.ts';
import { shopUrl } from '#channels/storefront/web/shop-host.ts';
import { shopLanguages } from '#channels/storefront/web/shop-queries.ts';
import type { Config } from '#core/config/config.ts';
import type { Db } from '#core/database/access/transaction.ts';
import { inLanguage } from '#core/language/in-language.ts';
import type { Content } from '#core/mail/content.ts';
import { mailOf } from '#core/mail/mail-of.ts';
import type { Mail } from '#core/mail/mailer.ts';
import { languageOfCustomer } from '#customers/find-by-contact.ts';

/** In whose name, and in which colours, a shop writes to a buyer. */
export interface Letterhead {
  store: string;
  /** That the buyer chose, else that of the customer, else of the store. */
  language: Language;
  /** Where the shop answers in that language, or in its main one, without a slash at the end. */
  url: string;
  /** Who is answered; empty for nobody. */
  replyTo: string;
  colours: NonNullable<Content['colours']>;
}

/**
 * The letterhead of a shop to somebody, in the colours that buyers see there; undefined for a store that has closed.
 * @param chosen the language that the buyer chose for what the mail is about; null: none
 */
export async function readLetterhead(
  db: Db,
  { storeId, email, chosen = null }: { storeId: string; email: string; chosen?: string | null | undefined },
  config: Pick<Config, 'publicUrl' | 'storefrontHost'>,
): Promise<Letterhead | undefined> {
  const shop = await findShopName(db, storeId);
  if (!shop) return undefined;
  const { ink, accent, accent_ink } = settingsOf(publishedDocument(await findLook(db, storeId)));
  const known = chosen ?? (await languageOfCustomer(db, storeId, email));
  const language = firstLanguage(known, shop.language);
  return {
    ...{ store: shop.name, language },
    url: shopUrlIn(language, shop, config),
    replyTo: shop.email,
    colours: { title: ink, button: accent, buttonText: accent_ink },
  };
}

/** Where a shop answers in a language, or in its main one, without a slash at the end. */
export function shopUrlIn(
  language: Language,
  shop: Pick<ShopNameRow, 'sub_domain' | 'language' | 'extra_languages'>,
  config: Pick<Config, 'publicUrl' | 'storefrontHost'>,
): string {
  const languages = shopLanguages(shop);
  return shopUrl(shop.sub_domain, config) + languagePrefix(languageAt(`/${language}`, languages), languages);
}

/** A mail to a buyer on the letterhead of the shop, in the buyer's language. */
export function letterTo(
  email: string,
  { store, language, replyTo, colours }: Letterhead,
  write: () => Omit<Content, 'sender' | 'colours'>,
): Mail {
  const mail = inLanguage(language, () => mailOf(email, { ...write(), sender: store, colours }));
  return { ...mail, from: store, ...(replyTo ? { replyTo } : {}) };
}
