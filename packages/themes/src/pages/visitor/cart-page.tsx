import { LinkButton } from '#parts/link-button.tsx';
import { ShopPicture } from '#parts/pictures.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import type { Cart, CartLine, RefusedCode, VisitorPage } from '#visitor-pages.ts';
import { Sums } from './summary.tsx';
import { sayCheckout } from './words.ts';

/** What a visitor wants to buy: one form without a script, whose buttons all carry every quantity. */
export function CartPage({
  cart,
  problem,
  refused_code,
}: Omit<Extract<VisitorPage, { kind: 'cart' }>, 'kind'>) {
  return (
    <div className="width section">
      <h1>{sayCheckout('cart')}</h1>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {cart.lines.length === 0 ? (
        <>
          <p>{sayCheckout('cartEmpty')}</p>
          <LinkButton href="/collections/all">{sayCheckout('continueShopping')}</LinkButton>
        </>
      ) : (
        <div className="two-columns">
          <ShopForm id="cart" method="post" action="/cart" data-cart>
            {/* Enter in a field sends the form by its first button, which would take a line out. */}
            <div className="unseen" aria-hidden="true">
              <button type="submit" tabIndex={-1} />
            </div>
            <ul className="cart-lines">
              {cart.lines.map((line) => (
                <Line key={line.variant_id} line={line} />
              ))}
            </ul>
          </ShopForm>
          <section className="summary" aria-label={sayCheckout('orderSummary')}>
            <DiscountForm cart={cart} refused={refused_code} />
            <Sums {...cart} />
            <p>{sayCheckout('deliveryLater')}</p>
            <div className="checkout-acts">
              {cart.units > 0 && (
                <button className="button" type="submit" form="cart" name="act" value="checkout">
                  {sayCheckout('checkOut')}
                </button>
              )}
              <ShopLink href="/collections/all">{sayCheckout('continueShopping')}</ShopLink>
            </div>
          </section>
        </div>
      )}
    </div>
  );
}

function Line({ line }: { line: CartLine }) {
  const { money } = useShop();
  const { variant_id, title, variant_name, slug, picture, buys, unit_price, total, news } = line;
  return (
    <li className="cart-line">
      <div className="cart-picture">{picture && <ShopPicture picture={picture} sizes="96px" />}</div>
      <div className="cart-words">
        <p className="cart-title">
          {slug === null ? title : <ShopLink href={`/products/${slug}`}>{title}</ShopLink>}
        </p>
        {variant_name && <p>{variant_name}</p>}
        <p>{sayCheckout('each', { price: money(unit_price) })}</p>
        {news && (
          <p className="problem" role="status">
            {newsText(line, money)}
          </p>
        )}
        <div className="cart-acts">
          {buys > 0 && (
            <>
              <input
                aria-label={sayCheckout('quantityOf', { title })}
                defaultValue={buys}
                id={`quantity-${variant_id}`}
                inputMode="numeric"
                max={9999}
                min={1}
                name={`quantity:${variant_id}`}
                required
                type="number"
              />
              <button className="quiet-button" type="submit" data-update>
                {sayCheckout('update')}
              </button>
            </>
          )}
          <button
            aria-label={sayCheckout('removeItem', { title })}
            className="quiet-button"
            formNoValidate
            name="remove"
            type="submit"
            value={variant_id}
          >
            {sayCheckout('remove')}
          </button>
        </div>
      </div>
      <p className="cart-amount">{money(total)}</p>
    </li>
  );
}

function newsText({ news, quantity, buys, seen_price }: CartLine, money: (minor: number) => string): string {
  if (news === 'fewer_left') return sayCheckout('news.fewer_left', { wanted: quantity, left: buys });
  if (news === 'price_changed') return sayCheckout('news.price_changed', { price: money(seen_price) });
  return news === null ? '' : sayCheckout(`news.${news}`);
}

function DiscountForm({ cart, refused }: { cart: Cart; refused: RefusedCode | undefined }) {
  const { discount_code: code, discount_refusal } = cart;
  if (code !== null && !refused)
    return (
      <ShopForm method="post" action="/cart/discount">
        <input type="hidden" name="code" value="" />
        {discount_refusal && <p className="problem">{discount_refusal}</p>}
        <button className="quiet-button" type="submit">
          {sayCheckout('removeCode', { code })}
        </button>
      </ShopForm>
    );
  return (
    <ShopForm method="post" action="/cart/discount">
      <div className="code-form">
        <label className="field">
          {sayCheckout('discountCode')}
          <input
            aria-describedby={refused && 'code-problem'}
            aria-invalid={refused ? true : undefined}
            autoCapitalize="characters"
            autoComplete="off"
            // biome-ignore lint/a11y/noAutofocus: as in every field with something wrong
            autoFocus={refused !== undefined}
            defaultValue={refused?.typed}
            id="code"
            maxLength={100}
            name="code"
            required
          />
        </label>
        <button className="quiet-button" type="submit">
          {sayCheckout('apply')}
        </button>
      </div>
      {refused && (
        <p className="problem" id="code-problem" role="alert">
          {refused.problem}
        </p>
      )}
    </ShopForm>
  );
}
