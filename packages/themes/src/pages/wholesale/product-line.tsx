import { commaText } from '@sokoni/messages/list-text';
import type { VariantCombination } from '@sokoni/rules/cart/wholesale-cart';
import { sellingPrice } from '@sokoni/rules/pricing/selling-price';
import type { PriceBreak } from '@sokoni/rules/wholesale/price-breaks';
import { orderableQuantity } from '@sokoni/rules/wholesale/quantity-rules';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm } from '#parts/shop-link.tsx';
import type { CatalogueProduct, WholesaleCatalogue } from '#wholesale-pages.ts';
import { sayShelf } from './words.ts';

interface ProductLineProps {
  product: CatalogueProduct;
  catalogue: WholesaleCatalogue;
}

/** A product with its prices and quantities; each of its variants goes into the cart by a form of its own. */
export function ProductLine({ product, catalogue }: ProductLineProps) {
  const { title, images, variant_combinations: combinations } = product;
  const [image] = images;
  const isPlain = combinations.length === 0;
  return (
    <li className="wholesale-product" id={`p-${product.id}`}>
      <div className="cart-picture">{image && <img src={image} alt="" loading="lazy" />}</div>
      <div className="wholesale-words">
        <h2>{title}</h2>
        {isPlain && product.sku && <p className="wholesale-small">{sayShelf('sku', { sku: product.sku })}</p>}
        <Rules product={product} />
        {isPlain ? (
          <Sold
            {...{ product, catalogue, item: title, variantId: product.variant_id, breaks: product.breaks }}
            price={priceOf(product.pricing)}
            available={product.inventory.track_quantity ? product.quantity : null}
          />
        ) : (
          <details className="question" open={combinations.length <= 3}>
            <summary>{sayShelf('variants', { count: combinations.length })}</summary>
            <ul className="wholesale-variants">
              {combinations.map((one) => (
                <li key={one.variant_id}>
                  <p className="cart-title">{one.name}</p>
                  {one.sku && <p className="wholesale-small">{sayShelf('sku', { sku: one.sku })}</p>}
                  <OneOf {...{ product, catalogue, one }} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </li>
  );
}

function OneOf({ product, catalogue, one }: ProductLineProps & { one: VariantCombination }) {
  if (!one.active) return <p className="wholesale-small">{sayShelf('unavailable')}</p>;
  return (
    <Sold
      {...{ product, catalogue, variantId: one.variant_id, breaks: one.breaks, price: priceOf(one) }}
      item={commaText([product.title, one.name])}
      available={one.track_quantity ? one.quantity : null}
    />
  );
}

function priceOf({
  current_price: price,
  sales_price,
  on_sales,
}: Pick<VariantCombination, 'current_price' | 'sales_price' | 'on_sales'>): number {
  return sellingPrice({ price, sales_price, on_sales }).price;
}

/** In which quantities it is ordered. */
function Rules({
  product: { minimum_quantity, quantity_step, case_quantity },
}: Pick<ProductLineProps, 'product'>) {
  const rules = [
    minimum_quantity > 1 && sayShelf('minimum', { count: minimum_quantity }),
    quantity_step > 1 && sayShelf('step', { count: quantity_step }),
    case_quantity !== null && sayShelf('case', { count: case_quantity }),
  ].filter((rule) => rule !== false);
  return rules.length === 0 ? null : (
    <ul className="wholesale-rules">
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}

interface SoldProps extends ProductLineProps {
  /** The product with its variant. */
  item: string;
  variantId: string;
  /** Of a single unit, in minor units. */
  price: number;
  breaks: readonly PriceBreak[];
  /** Null where nobody counts. */
  available: number | null;
}

function Sold({ product, catalogue, item, variantId, price, breaks, available }: SoldProps) {
  const { money } = useShop();
  const { search, category, page, inCart } = catalogue;
  const kept = inCart.get(variantId) ?? 0;
  const volume = breaks.filter(({ minimum }) => minimum > 1);
  return (
    <div className="wholesale-sold">
      <div>
        <p className="wholesale-price">{sayShelf('each', { price: money(price) })}</p>
        {volume.length > 0 && (
          <ul className="wholesale-breaks" aria-label={sayShelf('breaks')}>
            {volume.map(({ minimum, unit_price }) => (
              <li key={minimum}>{sayShelf('breaks.from', { count: minimum, price: money(unit_price) })}</li>
            ))}
          </ul>
        )}
        {available !== null && (
          <p className="wholesale-small">
            {available > 0 ? sayShelf('available', { count: available }) : sayShelf('soldOut')}
          </p>
        )}
        {kept > 0 && (
          <p className="wholesale-small" role="status">
            <strong>{sayShelf('inCart', { count: kept })}</strong>
          </p>
        )}
      </div>
      <ShopForm className="wholesale-add" method="post" action="/wholesale/cart/lines">
        <input type="hidden" name="variant_id" value={variantId} />
        <input type="hidden" name="q" value={search} />
        <input type="hidden" name="category" value={category} />
        <input type="hidden" name="page" value={page} />
        <input
          aria-label={sayShelf('quantityOf', { item })}
          defaultValue={orderableQuantity(1, product)}
          inputMode="numeric"
          min={1}
          name="quantity"
          type="number"
        />
        <button className="button" type="submit" aria-label={sayShelf('addOf', { item })}>
          {sayShelf('add')}
        </button>
      </ShopForm>
    </div>
  );
}
