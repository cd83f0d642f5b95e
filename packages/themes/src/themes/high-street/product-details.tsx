import { AddToCart } from '#parts/add-to-cart.tsx';
import { Gallery } from '#parts/gallery.tsx';
import { Price } from '#parts/price.tsx';
import { SanitisedHtml } from '#parts/sanitised-html.tsx';
import { useShop } from '#parts/shop-context.ts';
import type { Product } from '#shop.ts';

/** Pictures edge to edge, the words stay beside them. */
export function ProductDetails({ product }: { product: Product }) {
  const { say } = useShop();
  const { title, brand, description } = product;
  return (
    <div className="product">
      <Gallery product={product} wide="63vw" alone="100vw" beforeOthers="92vw" />
      <div className="product-words">
        {brand && <p className="product-brand">{brand}</p>}
        <h1>{title}</h1>
        <Price {...product} />
        <AddToCart product={product} />
        {description && (
          <details className="question" open>
            <summary>{say('description')}</summary>
            <SanitisedHtml html={description} />
          </details>
        )}
      </div>
    </div>
  );
}
