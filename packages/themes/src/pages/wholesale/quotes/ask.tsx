import { commaText } from '@sokoni/messages/list-text';
import { wholesaleLimits } from '@sokoni/rules/wholesale/wholesale-limits';
import { LinkButton } from '#parts/link-button.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import type { WholesalePage } from '#wholesale-pages.ts';
import { FramedView } from '../frame.tsx';
import { sayPlacing, sayQuoting, sayShelf } from '../words.ts';
import { Message } from './message.tsx';

/** The cart as a quote is asked for it. */
export function AskView({ frame, id, cart, values, problem }: Extract<WholesalePage, { view: 'ask' }>) {
  const { money } = useShop();
  return (
    <FramedView frame={frame} title={sayQuoting('ask')} problem={problem}>
      {cart.lines.length === 0 ? (
        <>
          <p>{sayShelf('cart.empty')}</p>
          <LinkButton href="/wholesale">{sayShelf('cart.browse')}</LinkButton>
        </>
      ) : (
        <ShopForm id="wholesale-quote" method="post" action="/wholesale/quotes">
          <input type="hidden" name="quote" value={id} />
          <p>{sayQuoting('ask.text')}</p>
          <ul className="account-list">
            {cart.lines.map(({ variant_id, title, variant_name, quantity, unit_price }) => (
              <li key={variant_id}>
                <span>
                  {title}
                  {variant_name && <small>{variant_name}</small>}
                  <small>
                    {quantity} × {money(unit_price)}
                  </small>
                </span>
                <span className="wholesale-add">
                  <input
                    aria-label={sayQuoting('priceOf', { item: commaText([title, variant_name]) })}
                    defaultValue={values[`price_${variant_id}`]}
                    inputMode="decimal"
                    maxLength={20}
                    name={`price_${variant_id}`}
                  />
                </span>
              </li>
            ))}
          </ul>
          <Message
            {...{ name: 'message', label: sayQuoting('message'), value: values.message }}
            max={wholesaleLimits.messageLength}
          />
          <div className="checkout-acts">
            <button className="button" type="submit">
              {sayQuoting('ask.send')}
            </button>
            <ShopLink href="/wholesale/cart">{sayPlacing('backToCart')}</ShopLink>
          </div>
        </ShopForm>
      )}
    </FramedView>
  );
}
