import { AddToCart } from '#parts/add-to-cart.tsx';
import { Gallery } from '#parts/gallery.tsx';
import { Price } from '#parts/price.tsx';
import { SanitisedHtml } from '#parts/sanitised-html.tsx';
import type { Product } from '#shop.ts';

export function ProductDetails({ product }: { product: Product }) {
  const { title, brand, description } = product;
  return (
    <div className="width product">
      <Gallery product={product} wide="608px" />
      <div className="product-words">
        {brand && <p className="quiet">{brand}</p>}
        <h1>{title}</h1>
        <Price {...product} />
        <AddToCart product={product} />
        {description && <SanitisedHtml html={description} />}
      </div>
    </div>
  );
}
