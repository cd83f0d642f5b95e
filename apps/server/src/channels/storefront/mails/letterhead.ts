import { firstLanguage, type Language } from '@sokoni/rules/languages';
import { settingsOf } from '@sokoni/themes/page-body.tsx';
import { findShopName } from '#channels/storefront/checkout/cart/cart-queries.ts';
import { publishedDocument } from '#channels/storefront/looks/published-document.ts';
import { findLook } from '#channels/storefront/looks/queries.ts';
import { shopUrl } from '#channels/storefront/web/shop-host.ts';
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
  /** Of the buyer, else of the store. */
  language: Language;
  /** Where the shop answers, without a slash at the end. */
  url: string;
  /** Who is answered; empty for nobody. */
  replyTo: string;
  colours: NonNullable<Content['colours']>;
}

/** The letterhead of a shop to somebody, in the colours that buyers see there; undefined for a store that has closed. */
export async function readLetterhead(
  db: Db,
  { storeId, email }: { storeId: string; email: string },
  config: Pick<Config, 'publicUrl' | 'storefrontHost'>,
): Promise<Letterhead | undefined> {
  const shop = await findShopName(db, storeId);
  if (!shop) return undefined;
  const { ink, accent, accent_ink } = settingsOf(publishedDocument(await findLook(db, storeId)));
  return {
    store: shop.name,
    language: firstLanguage(await languageOfCustomer(db, storeId, email), shop.language),
    url: shopUrl(shop.sub_domain, config),
    replyTo: shop.email,
    colours: { title: ink, button: accent, buttonText: accent_ink },
  };
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
