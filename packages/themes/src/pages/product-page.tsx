import { Crumbs } from '#parts/crumbs.tsx';
import { ProductGrid } from '#parts/product-grid.tsx';
import { useShop } from '#parts/shop-context.ts';
import { useTheme } from '#parts/theme-context.ts';
import type { ShopPage } from '#shop.ts';

export function ProductPage({ page }: { page: Extract<ShopPage, { kind: 'product' }> }) {
  const { say } = useShop();
  const { ProductDetails } = useTheme();
  const { product, related } = page;
  const way = product.collections.map(({ slug, name }) => ({ label: name, link: `/collections/${slug}` }));
  return (
    <>
      <div className="width">
        <Crumbs way={way} here={product.title} />
      </div>
      <ProductDetails product={product} />
      {related.length > 0 && (
        <section className="width section">
          <h2 className="section-heading">{say('youMayLike')}</h2>
          <ProductGrid products={related} />
        </section>
      )}
      <section className="width section" data-recent={product.id} hidden>
        <h2 className="section-heading">{say('recentlyViewed')}</h2>
      </section>
    </>
  );
}
