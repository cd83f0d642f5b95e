import { shopWords } from '@sokoni/messages/en/storefront/shop';
import { translator } from '@sokoni/messages/translator';
import { localeOf } from '@sokoni/rules/languages';
import { moneyFormat } from '@sokoni/rules/money/money';
import { linkInLanguage } from '@sokoni/rules/storefront/shop-languages';
import { createContext, useContext } from 'react';
import type { Resources, Shop } from '#shop.ts';

const say = translator({ shopWords });

/** What every part of a page knows. */
export interface ShopContext {
  shop: Shop;
  resources: Resources;
  /** Where the page stands, without its language. */
  path: string;
  /** Minor units as a buyer reads them. */
  money: (minor: number) => string;
  /** The platform's own sentences, in the language of the page. */
  say: typeof say;
  /** A link as it leads on in the language of the page. */
  to: (link: string) => string;
}

const Context = createContext<ShopContext | null>(null);
export const ShopProvider = Context.Provider;

export function shopContext(shop: Shop, resources: Resources, path = '/'): ShopContext {
  const { language, languages, currency } = shop;
  return {
    ...{ shop, resources, path, money: moneyFormat(currency, localeOf(language)), say: say.in(language) },
    to: (link) => linkInLanguage(link, language, languages),
  };
}

export function useShop(): ShopContext {
  const context = useContext(Context);
  if (!context) throw new Error('a part of a shop is drawn outside of a page');
  return context;
}
