import type { WholesalePage } from '#wholesale-pages.ts';
import { AccountView } from './account.tsx';
import { CartView } from './cart.tsx';
import { CatalogueView } from './catalogue.tsx';
import { CheckoutView } from './checkout.tsx';
import { AccessView, WelcomeView } from './entrance.tsx';
import { FramedView } from './frame.tsx';
import { OrderView } from './order.tsx';
import { OrdersView } from './orders.tsx';
import { QuickOrderView } from './quick-order.tsx';
import { AskView } from './quotes/ask.tsx';
import { QuoteView } from './quotes/quote.tsx';
import { QuotesView } from './quotes/quotes.tsx';
import { sayEntrance, sayOrders, sayPlacing, sayQuoting, sayShelf, sayShop } from './words.ts';

/** A page of the shop for companies: whole without a script. */
export function WholesalePageContent({ page }: { page: WholesalePage }) {
  switch (page.view) {
    case 'welcome':
      return <WelcomeView {...page} />;
    case 'access':
      return <AccessView {...page} />;
    case 'paused':
      return (
        <FramedView frame={page.frame} title={sayShop('paused.title')}>
          <p>{sayShop('paused.text')}</p>
        </FramedView>
      );
    case 'catalogue':
      return <CatalogueView {...page} />;
    case 'quick':
      return <QuickOrderView {...page} />;
    case 'cart':
      return <CartView {...page} />;
    case 'checkout':
      return <CheckoutView {...page} />;
    case 'orders':
      return <OrdersView {...page} />;
    case 'order':
      return <OrderView {...page} />;
    case 'quotes':
      return <QuotesView {...page} />;
    case 'ask':
      return <AskView {...page} />;
    case 'quote':
      return <QuoteView {...page} />;
    case 'account':
      return <AccountView {...page} />;
  }
}

export function wholesalePageTitle(page: WholesalePage): string {
  switch (page.view) {
    case 'access':
      return sayEntrance('ask.title');
    case 'paused':
      return sayShop('paused.title');
    case 'catalogue':
      return sayShop('catalogue');
    case 'quick':
      return sayShop('quick');
    case 'cart':
      return sayShelf('cart.title');
    case 'checkout':
      return sayPlacing('checkout.title');
    case 'orders':
      return sayShop('orders');
    case 'order':
      return sayOrders('order', { number: page.order.number });
    case 'quotes':
      return sayShop('quotes');
    case 'ask':
      return sayQuoting('ask');
    case 'quote':
      return sayQuoting('quote', { number: page.quote.number });
    case 'account':
      return sayShop('account');
    case 'welcome':
      return sayShop('title');
  }
}
