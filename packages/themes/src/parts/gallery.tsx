import type { Product } from '#shop.ts';
import { ShopPicture } from './pictures.tsx';
import { useShop } from './shop-context.ts';

/** The pictures of a product: swiped on a phone, and each leads to itself in full size. */
export function Gallery({ product: { pictures, title }, sizes }: { product: Product; sizes: string }) {
  const { say } = useShop();
  return (
    <section className="gallery" aria-label={say('pictures')} data-gallery>
      {pictures.length === 0 && (
        <span className="no-picture" aria-hidden="true">
          {title}
        </span>
      )}
      {pictures.map((picture, index) => (
        <a key={picture.large} href={picture.large} aria-label={say('enlarge', { picture: picture.alt })}>
          <ShopPicture picture={picture} sizes={sizes} isFirst={index === 0} />
        </a>
      ))}
    </section>
  );
}
