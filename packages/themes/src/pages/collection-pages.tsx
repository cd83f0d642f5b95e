import { CollectionTile } from '#parts/collection-tile.tsx';
import { Crumbs } from '#parts/crumbs.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopLink } from '#parts/shop-link.tsx';
import type { ShopPage } from '#shop.ts';
import { ProductListView } from './product-list.tsx';

/** As many collections stand in the first row of a phone. */
const firstRow = 2;

export function CollectionsPage() {
  const { shop, say } = useShop();
  return (
    <div className="width section">
      <h1 className="section-heading">{say('collections')}</h1>
      {shop.collections.length === 0 ? (
        <p>
          <ShopLink href="/collections/all">{say('allProducts')}</ShopLink>
        </p>
      ) : (
        <ul className="tiles">
          {shop.collections.map((collection, index) => (
            <li key={collection.id}>
              <CollectionTile collection={collection} isFirst={index < firstRow} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

export function CollectionPage({ page }: { page: Extract<ShopPage, { kind: 'collection' }> }) {
  const { say } = useShop();
  const { collection, above, children, list } = page;
  const name = collection?.name ?? say('allProducts');
  const way = above.map(({ slug, name: label }) => ({ label, link: `/collections/${slug}` }));
  return (
    <div className="width">
      <Crumbs way={[{ label: say('collections'), link: '/collections' }, ...way]} here={name} />
      <div className="section">
        <div className="page-head">
          <h1>{name}</h1>
          {children.length > 0 && (
            <ul className="chips">
              {children.map(({ id, slug, name: child }) => (
                <li key={id}>
                  <ShopLink href={`/collections/${slug}`}>{child}</ShopLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        <ProductListView list={list} />
      </div>
    </div>
  );
}
