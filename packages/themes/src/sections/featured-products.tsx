import { ProductGrid } from '#parts/product-grid.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopLink } from '#parts/shop-link.tsx';
import { defineSection } from './section.ts';

export const featuredProducts = defineSection({
  settings: {
    heading: { kind: 'text', max: 120, default: '' },
    collection: { kind: 'collection' },
    most: { kind: 'range', min: 2, max: 24, step: 1, default: 8 },
  },
  blocks: {},
  asks: ({ collection, most }) => ({ collections: [{ id: collection, most }] }),
  Section({ values: { heading, collection, most } }) {
    const { resources, say } = useShop();
    const shown = resources.collections.get(collection);
    if (!shown || shown.products.length === 0) return null;
    const path = shown.slug ? `/collections/${shown.slug}` : '/collections/all';
    return (
      <div className="width">
        <div className="section-head">
          <h2>{heading || shown.name || say('ourProducts')}</h2>
          <ShopLink href={path}>{say('viewAll')}</ShopLink>
        </div>
        <ProductGrid products={shown.products.slice(0, most)} />
      </div>
    );
  },
});
