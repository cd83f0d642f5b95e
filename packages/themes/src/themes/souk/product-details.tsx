import { AddToCart } from '#parts/add-to-cart.tsx';
import { Gallery } from '#parts/gallery.tsx';
import { Price } from '#parts/price.tsx';
import { SanitisedHtml } from '#parts/sanitised-html.tsx';
import type { Product } from '#shop.ts';

/** What it is stands first, as it is called out; the description has the width of the page below. */
export function ProductDetails({ product }: { product: Product }) {
  const { title, brand, description } = product;
  return (
    <>
      <div className="width product">
        <Gallery product={product} wide="608px" />
        <div className="product-words">
          <div className="product-title">
            {brand && <p className="quiet">{brand}</p>}
            <h1>{title}</h1>
          </div>
          <Price {...product} />
          <AddToCart product={product} />
        </div>
      </div>
      {description && (
        <div className="product-story">
          <div className="width narrow">
            <SanitisedHtml html={description} />
          </div>
        </div>
      )}
    </>
  );
}
