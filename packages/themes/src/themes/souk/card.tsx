import { CardPicture } from '#parts/card-picture.tsx';
import { Price } from '#parts/price.tsx';
import type { CardProps } from '#theme.ts';

/** A stall: framed, the price below a line. */
export function Card({ product, isFirst }: CardProps) {
  const { slug, title, brand } = product;
  return (
    <article className="card">
      <CardPicture product={product} isFirst={isFirst} sizes="(min-width: 1000px) 300px, 48vw" />
      <div className="card-words">
        {brand && <p className="card-brand">{brand}</p>}
        <h3 className="card-title">
          <a href={`/products/${slug}`}>{title}</a>
        </h3>
        <Price {...product} />
      </div>
    </article>
  );
}
