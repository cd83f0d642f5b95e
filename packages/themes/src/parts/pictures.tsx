import { limits } from '@sokoni/rules/limits';
import type { PictureSetting } from '#document/settings.ts';
import type { Picture } from '#shop.ts';
import { useShop } from './shop-context.ts';

interface Shown {
  /** As of `<img sizes>`: how wide it is shown. */
  sizes: string;
  className?: string;
  /** It is in sight when the page opens: the browser asks for it at once. */
  isFirst?: boolean;
}

/** How wide a picture is kept in a size whose longest side it names; never wider than it came. */
function widthAt(longest: number, { width, height }: Picture): number {
  return Math.round(width * Math.min(1, longest / Math.max(width, height)));
}

/** What a browser can choose from: each width once, as a picture that came small is kept no larger. */
function sourcesOf(picture: Picture): string {
  const { small, card, medium, large } = limits.imageSizesPx;
  const kept = new Map([
    [widthAt(large, picture), picture.large],
    [widthAt(medium, picture), picture.medium],
    [widthAt(card, picture), picture.card],
    [widthAt(small, picture), picture.small],
  ]);
  return [...kept].map(([width, address]) => `${address} ${width}w`).join(', ');
}

export function ShopPicture({
  picture,
  position,
  sizes,
  className,
  isFirst = false,
}: Shown & { picture: Picture; position?: string }) {
  const { medium, alt, width, height } = picture;
  return (
    <img
      src={medium}
      srcSet={sourcesOf(picture)}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      className={className}
      style={position ? { objectPosition: position } : undefined}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
}

/** A picture that was set in the editor; nothing where it is gone from the library. */
export function SettingPicture({ picture, ...shown }: Shown & { picture: PictureSetting }) {
  const { resources } = useShop();
  const found = resources.pictures.get(picture.image_id);
  if (!found) return null;
  const position = `${picture.focal_x * 100}% ${picture.focal_y * 100}%`;
  return <ShopPicture {...shown} picture={{ ...found, alt: picture.alt }} position={position} />;
}
