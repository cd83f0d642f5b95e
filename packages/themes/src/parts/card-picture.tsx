import type { CardProps } from '#theme.ts';
import { ShopPicture } from './pictures.tsx';
import { useShop } from './shop-context.ts';

/** The picture of a product on a card, with what has to be seen at once. */
export function CardPicture({ product, isFirst, sizes }: CardProps & { sizes: string }) {
  const { say } = useShop();
  const { picture, title, availability, price_before } = product;
  return (
    <div className="card-picture">
      {picture ? (
        <ShopPicture picture={{ ...picture, alt: '' }} sizes={sizes} isFirst={isFirst} />
      ) : (
        <span className="no-picture" aria-hidden="true">
          {title}
        </span>
      )}
      {availability === 'sold_out' && <span className="badge">{say('soldOut')}</span>}
      {availability !== 'sold_out' && price_before !== null && (
        <span className="badge badge-sale">{say('sale')}</span>
      )}
    </div>
  );
}
