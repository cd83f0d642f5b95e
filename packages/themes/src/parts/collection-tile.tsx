import type { CollectionLink } from '#shop.ts';
import { ShopPicture } from './pictures.tsx';
import { useShop } from './shop-context.ts';
import { ShopLink } from './shop-link.tsx';

/** A collection with the picture of one of its products. */
interface CollectionTileProps {
  collection: CollectionLink;
  /** It is in sight when the page opens. */
  isFirst?: boolean;
}

export function CollectionTile({ collection: { id, slug, name }, isFirst = false }: CollectionTileProps) {
  const picture = useShop().resources.tiles.get(id);
  return (
    <ShopLink className="tile" href={`/collections/${slug}`}>
      <span className="tile-picture">
        {picture && (
          <ShopPicture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 650px) 230px, 45vw"
            isFirst={isFirst}
          />
        )}
      </span>
      <span className="tile-name">{name}</span>
    </ShopLink>
  );
}
