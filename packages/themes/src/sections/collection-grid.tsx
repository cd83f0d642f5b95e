import { CollectionTile } from '#parts/collection-tile.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopLink } from '#parts/shop-link.tsx';
import { defineSection } from './section.ts';

export const collectionGrid = defineSection({
  settings: {
    heading: { kind: 'text', max: 120, default: '' },
    most: { kind: 'range', min: 2, max: 12, step: 1, default: 6 },
  },
  blocks: {},
  asks: () => ({ tiles: true }),
  Section({ values: { heading, most } }) {
    const { shop, say } = useShop();
    if (shop.collections.length === 0) return null;
    return (
      <div className="width">
        <div className="section-head">
          <h2>{heading || say('shopByCollection')}</h2>
          {shop.collections.length > most && <ShopLink href="/collections">{say('viewAll')}</ShopLink>}
        </div>
        <ul className="tiles">
          {shop.collections.slice(0, most).map((collection) => (
            <li key={collection.id}>
              <CollectionTile collection={collection} />
            </li>
          ))}
        </ul>
      </div>
    );
  },
});
