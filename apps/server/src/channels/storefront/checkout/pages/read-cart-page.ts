import type { Cart } from '@sokoni/themes/visitor-pages.ts';
import { cardsById } from '#channels/storefront/catalogue/cards-by-id.ts';
import { readCart } from '#channels/storefront/checkout/cart/read-cart.ts';
import { cartBuyer } from '#channels/storefront/checkout/find-buyer.ts';
import { linesInLanguage } from '#channels/storefront/translations/in-language.ts';
import type { Db } from '#core/database/access/transaction.ts';
import type { Visit } from './visit.ts';

/** The cart of a visitor with what its page shows of each product. */
export async function readCartPage(db: Db, visit: Pick<Visit, 'visitor' | 'accountToken'>): Promise<Cart> {
  const { storeId, language } = visit.visitor;
  const cart = await readCart(db, visit.visitor, await cartBuyer(db, visit));
  const productIds = cart.lines.flatMap(({ product_id }) => product_id ?? []);
  const cards = await cardsById(db, storeId, productIds);
  const lines = await linesInLanguage(db, storeId, language, cart.lines);
  return {
    ...cart,
    lines: lines.map(({ product_id, ...line }) => {
      const card = cards.get(product_id ?? '');
      return { ...line, slug: card?.slug ?? null, picture: card?.picture ?? null };
    }),
  };
}
