import { SummaryLines } from '#pages/visitor/summary.tsx';
import { LinkButton } from '#parts/link-button.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import type { WholesaleCheckout, WholesalePage } from '#wholesale-pages.ts';
import { CartSums } from './cart-sums.tsx';
import { checkoutForm, DeliverTo } from './deliver-to.tsx';
import { FramedView } from './frame.tsx';
import { Terms } from './terms.tsx';
import { sayPlacing, sayShelf } from './words.ts';

/** Where an order goes and how it is paid, before it is placed. */
export function CheckoutView({ frame, checkout }: Extract<WholesalePage, { view: 'checkout' }>) {
  const { problems, cart } = checkout;
  return (
    <FramedView frame={frame} title={sayPlacing('checkout.title')} problem={problems[''] ?? ''}>
      {cart.lines.length === 0 ? (
        <>
          <p>{sayPlacing('emptyCart')}</p>
          <LinkButton href="/wholesale">{sayShelf('cart.browse')}</LinkButton>
        </>
      ) : (
        <Form checkout={checkout} />
      )}
    </FramedView>
  );
}

function Form({ checkout }: { checkout: WholesaleCheckout }) {
  const { money } = useShop();
  const { id, cart } = checkout;
  return (
    <ShopForm className="two-columns" id={checkoutForm} method="post" action="/wholesale/checkout">
      <div>
        <input type="hidden" name="order" value={id} />
        <input type="hidden" name="total" value={cart.figures.total} />
        <DeliverTo {...checkout} />
      </div>
      <section className="summary" aria-label={sayPlacing('summary')}>
        <SummaryLines lines={cart.lines} />
        <CartSums cart={cart} />
        <Terms terms={cart.terms} />
        <div className="checkout-acts">
          {cart.figures.canOrder && (
            <button className="button" type="submit">
              {sayPlacing('place', { total: money(cart.figures.total) })}
            </button>
          )}
          <ShopLink href="/wholesale/cart">{sayPlacing('backToCart')}</ShopLink>
        </div>
      </section>
    </ShopForm>
  );
}
