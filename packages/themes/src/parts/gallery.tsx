import type { Product } from '#shop.ts';
import { ShopPicture } from './pictures.tsx';
import { useShop } from './shop-context.ts';

interface GalleryProps {
  product: Product;
  /** How wide a picture is shown on a computer, and on a phone alone and before others. */
  wide: string;
  alone?: string;
  beforeOthers?: string;
}

/** The pictures of a product: swiped on a phone, and each leads to itself in full size. */
export function Gallery({
  product: { pictures, title },
  wide,
  alone = '92vw',
  beforeOthers = '80vw',
}: GalleryProps) {
  const { say } = useShop();
  const sizes = `(min-width: 900px) ${wide}, ${pictures.length > 1 ? beforeOthers : alone}`;
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
