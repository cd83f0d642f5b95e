import { CardPicture } from '#parts/card-picture.tsx';
import { Price } from '#parts/price.tsx';
import { ShopLink } from '#parts/shop-link.tsx';
import type { CardProps } from '#theme.ts';

/** A stall: framed, the price below a line. */
export function Card({ product, isFirst }: CardProps) {
  const { slug, title, brand } = product;
  return (
    <article className="card">
      <CardPicture
        product={product}
        isFirst={isFirst}
        sizes="(min-width: 1240px) 290px, (min-width: 1000px) 24vw, (min-width: 700px) 31vw, 46vw"
      />
      <div className="card-words">
        {brand && <p className="card-brand">{brand}</p>}
        <h3 className="card-title">
          <ShopLink href={`/products/${slug}`}>{title}</ShopLink>
        </h3>
        <Price {...product} />
      </div>
    </article>
  );
}
