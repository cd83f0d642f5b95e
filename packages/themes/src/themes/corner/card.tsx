import { CardPicture } from '#parts/card-picture.tsx';
import { Price } from '#parts/price.tsx';
import { ShopLink } from '#parts/shop-link.tsx';
import type { CardProps } from '#theme.ts';

/** A price tag: what it costs comes first. */
export function Card({ product, isFirst }: CardProps) {
  const { slug, title, brand } = product;
  return (
    <article className="card">
      <CardPicture
        product={product}
        isFirst={isFirst}
        sizes="(min-width: 1100px) 175px, (min-width: 800px) 20vw, (min-width: 560px) 27vw, 40vw"
      />
      <Price {...product} />
      <h3 className="card-title">
        <ShopLink href={`/products/${slug}`}>{title}</ShopLink>
      </h3>
      {brand && <p className="card-brand">{brand}</p>}
    </article>
  );
}
