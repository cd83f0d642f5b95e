import { CardPicture } from '#parts/card-picture.tsx';
import { Price } from '#parts/price.tsx';
import { ShopLink } from '#parts/shop-link.tsx';
import type { CardProps } from '#theme.ts';

export function Card({ product, isFirst }: CardProps) {
  const { slug, title, brand } = product;
  return (
    <article className="card">
      <CardPicture
        product={product}
        isFirst={isFirst}
        sizes="(min-width: 1240px) 272px, (min-width: 1000px) 22vw, (min-width: 700px) 30vw, calc(46vw - 7px)"
      />
      {brand && <p className="card-brand">{brand}</p>}
      <h3 className="card-title">
        <ShopLink href={`/products/${slug}`}>{title}</ShopLink>
      </h3>
      <Price {...product} />
    </article>
  );
}
