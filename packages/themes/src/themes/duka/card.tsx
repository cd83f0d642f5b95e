import { CardPicture } from '#parts/card-picture.tsx';
import { Price } from '#parts/price.tsx';
import type { CardProps } from '#theme.ts';

export function Card({ product, isFirst }: CardProps) {
  const { slug, title, brand } = product;
  return (
    <article className="card">
      <CardPicture product={product} isFirst={isFirst} sizes="(min-width: 1000px) 280px, 46vw" />
      {brand && <p className="card-brand">{brand}</p>}
      <h3 className="card-title">
        <a href={`/products/${slug}`}>{title}</a>
      </h3>
      <Price {...product} />
    </article>
  );
}
