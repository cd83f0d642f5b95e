import { AddToCart } from '#parts/add-to-cart.tsx';
import { Gallery } from '#parts/gallery.tsx';
import { Price } from '#parts/price.tsx';
import { SanitisedHtml } from '#parts/sanitised-html.tsx';
import { useShop } from '#parts/shop-context.ts';
import type { Product } from '#shop.ts';

/** Small picture, large price, the button in reach; what there is to read lies below. */
export function ProductDetails({ product }: { product: Product }) {
  const { say } = useShop();
  const { title, brand, description } = product;
  return (
    <div className="width">
      <div className="product">
        <Gallery product={product} wide="584px" />
        <div className="product-words">
          <h1>{title}</h1>
          {brand && <p className="quiet">{brand}</p>}
          <div className="buy-box">
            <Price {...product} />
            <AddToCart product={product} />
          </div>
          {description && (
            <div>
              <h2 className="description-heading">{say('description')}</h2>
              <SanitisedHtml html={description} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
