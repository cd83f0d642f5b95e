import { visitorPageTitle } from '#pages/visitor/visitor-page.tsx';
import type { ShopPage } from '#shop.ts';
import type { ShopContext } from './shop-context.ts';

/** What a page is called, in the tab and for search engines; null: as the shop itself. */
export function pageTitle(page: ShopPage, { say }: Pick<ShopContext, 'say'>): string | null {
  switch (page.kind) {
    case 'home':
      return null;
    case 'collections':
      return say('collections');
    case 'collection':
      return page.collection?.name ?? say('allProducts');
    case 'search':
      return say('search');
    case 'product':
      return page.product.title;
    case 'text':
      return page.title;
    case 'cart':
    case 'checkout':
    case 'order':
    case 'account_login':
    case 'account':
    case 'contact':
    case 'newsletter':
    case 'wish_list':
    case 'wholesale':
      return visitorPageTitle(page);
    case 'not_found':
      return say('notFound');
  }
}
