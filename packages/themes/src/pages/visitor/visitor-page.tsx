import { WholesalePageContent, wholesalePageTitle } from '#pages/wholesale/wholesale-page.tsx';
import type { VisitorPage } from '#visitor-pages.ts';
import { AccountPage } from './account-page.tsx';
import { CartPage } from './cart-page.tsx';
import { CheckoutPage } from './checkout-page.tsx';
import { ContactPage } from './contact-page.tsx';
import { LoginPage } from './login-page.tsx';
import { NewsletterPage } from './newsletter-page.tsx';
import { OrderPage } from './order-page.tsx';
import { WishListPage } from './wish-list-page.tsx';
import { sayBuyer, sayCheckout, sayContact, sayNewsletter } from './words.ts';

/** A page that a visitor has of their own. */
export function VisitorPageContent({ page }: { page: VisitorPage }) {
  switch (page.kind) {
    case 'cart':
      return <CartPage {...page} />;
    case 'checkout':
      return <CheckoutPage {...page} />;
    case 'order':
      return <OrderPage {...page} />;
    case 'account_login':
      return <LoginPage {...page} />;
    case 'account':
      return <AccountPage {...page} />;
    case 'contact':
      return <ContactPage {...page} />;
    case 'newsletter':
      return <NewsletterPage {...page} />;
    case 'wish_list':
      return <WishListPage {...page} />;
    case 'wholesale':
      return <WholesalePageContent page={page.page} />;
  }
}

export function visitorPageTitle(page: VisitorPage): string {
  switch (page.kind) {
    case 'order':
      return page.order ? sayCheckout('order', { number: page.order.number }) : sayCheckout('unknownOrder');
    case 'account_login':
      return sayBuyer('logIn');
    case 'account':
      return sayBuyer('account');
    case 'contact':
      return sayContact('title');
    case 'newsletter':
      return sayNewsletter('title');
    case 'wish_list':
      return sayBuyer('wishList');
    case 'wholesale':
      return wholesalePageTitle(page.page);
    default:
      return sayCheckout(page.kind);
  }
}
