import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { AddressFields } from '#pages/visitor/address-fields.tsx';
import { CheckoutField } from '#pages/visitor/checkout-field.tsx';
import { SummaryLines } from '#pages/visitor/summary.tsx';
import { sayBuyer } from '#pages/visitor/words.ts';
import { LinkButton } from '#parts/link-button.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import type { WholesaleCheckout, WholesalePage } from '#wholesale-pages.ts';
import { CartSums } from './cart-sums.tsx';
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
  const { id, cart, values, problems } = checkout;
  return (
    <ShopForm className="two-columns" id="wholesale-checkout" method="post" action="/wholesale/checkout">
      <div>
        <input type="hidden" name="order" value={id} />
        <input type="hidden" name="total" value={cart.figures.total} />
        <Addresses checkout={checkout} />
        <CheckoutField
          {...{ name: 'reference', label: sayPlacing('reference'), value: values.reference ?? '' }}
          {...{ problem: problems.reference, hint: sayPlacing('reference.hint'), autoComplete: 'off' }}
        />
        <div className="field">
          <label htmlFor="note">{sayPlacing('note')}</label>
          <textarea
            defaultValue={values.note}
            id="note"
            maxLength={wholesaleLimits.noteLength}
            name="note"
            rows={3}
          />
        </div>
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

function Addresses({
  checkout: { addresses, countries, values, problems },
}: {
  checkout: WholesaleCheckout;
}) {
  const chosen = values.address ?? '';
  return (
    <fieldset className="group">
      <legend>{sayPlacing('deliverTo')}</legend>
      {problems.address && (
        <p className="problem" role="alert">
          {problems.address}
        </p>
      )}
      {addresses.map(({ id, label }) => (
        <label className="pick" key={id}>
          <input type="radio" name="address" value={id} defaultChecked={id === chosen} />
          <span>{label}</span>
        </label>
      ))}
      {addresses.length > 0 && (
        <label className="pick">
          <input type="radio" name="address" value="new" defaultChecked={chosen === 'new'} />
          <span>{sayPlacing('anotherAddress')}</span>
        </label>
      )}
      <div className={addresses.length > 0 ? 'wholesale-address' : undefined}>
        {addresses.length === 0 && <input type="hidden" name="address" value="new" />}
        <CheckoutField
          {...{ name: 'recipient', label: sayPlacing('recipient'), value: values.recipient ?? '' }}
          {...{ problem: problems.recipient, autoComplete: 'name' }}
        />
        <AddressFields {...{ values, countries, problems }} />
        <button className="quiet" type="submit" form="wholesale-checkout" name="act" value="update">
          {sayBuyer('fieldsOfCountry')}
        </button>
      </div>
    </fieldset>
  );
}
