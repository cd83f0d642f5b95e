import { CardPicture } from '#parts/card-picture.tsx';
import { Price } from '#parts/price.tsx';
import { ShopLink } from '#parts/shop-link.tsx';
import type { CardProps } from '#theme.ts';

/** The picture is the card; name and price share a line below it. */
export function Card({ product, isFirst }: CardProps) {
  const { slug, title } = product;
  return (
    <article className="card">
      <CardPicture product={product} isFirst={isFirst} sizes="(min-width: 1680px) 800px, 48vw" />
      <div className="card-line">
        <h3 className="card-title">
          <ShopLink href={`/products/${slug}`}>{title}</ShopLink>
        </h3>
        <Price {...product} />
      </div>
    </article>
  );
}
