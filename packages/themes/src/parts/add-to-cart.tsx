import { commaText, dotText } from '@sokoni/messages/list-text';
import type { Product, ProductVariant } from '#shop.ts';
import { useShop } from './shop-context.ts';
import { ShopForm } from './shop-link.tsx';

/** The form that puts a product into the cart: whole without a script, which turns one choice of variants into one for each option. */
export function AddToCart({ product }: { product: Product }) {
  const { say } = useShop();
  const { variants, options, availability } = product;
  const first = variants.find((variant) => variant.availability !== 'sold_out') ?? variants[0];
  const hasPrices = variants.some(({ price }) => price !== first?.price);
  const left = variants.length === 1 ? (first?.left ?? null) : null;
  return (
    <>
      <ShopForm method="post" action="/cart/lines" className="add-to-cart" data-add-to-cart>
        {options.length === 0 ? (
          <input type="hidden" name="variant_id" value={first?.id ?? ''} />
        ) : (
          <fieldset className="options">
            <legend>{commaText(options.map(({ name }) => name))}</legend>
            {variants.map((variant) => (
              <Choice key={variant.id} variant={variant} isFirst={variant === first} hasPrice={hasPrices} />
            ))}
          </fieldset>
        )}
        {left !== null && left > 0 && <p className="stock-note">{say('left', { left })}</p>}
        <div className="buy">
          <label className="field">
            {say('quantity')}
            <input name="quantity" type="number" min={1} max={999} defaultValue={1} inputMode="numeric" />
          </label>
          <button
            className="button"
            type="submit"
            disabled={availability === 'sold_out'}
            data-sold-out={say('soldOut')}
            data-missing={say('notAvailable')}
          >
            {say(availability === 'sold_out' ? 'soldOut' : 'addToCart')}
          </button>
        </div>
      </ShopForm>
      <ShopForm method="post" action="/wishlist">
        <input type="hidden" name="product_id" value={product.id} />
        <button className="text-button" type="submit">
          {say('addToWishList')}
        </button>
      </ShopForm>
    </>
  );
}

/** A variant, with what is different of it in words: its price, and that it is sold out. */
function Choice({
  variant,
  isFirst,
  hasPrice,
}: {
  variant: ProductVariant;
  isFirst: boolean;
  hasPrice: boolean;
}) {
  const { say, money } = useShop();
  const { id, name, entries, price, availability } = variant;
  const isSoldOut = availability === 'sold_out';
  const details = dotText([hasPrice && money(price), isSoldOut && say('soldOut')]);
  return (
    <label className="choice">
      <input
        type="radio"
        name="variant_id"
        value={id}
        defaultChecked={isFirst && !isSoldOut}
        disabled={isSoldOut}
        required
        data-entries={JSON.stringify(entries)}
        data-price={money(price)}
      />
      <span>
        <bdi>{name}</bdi>
        {details && <small>{details}</small>}
      </span>
    </label>
  );
}
