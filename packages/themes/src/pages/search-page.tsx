import { SearchForm } from '#parts/header.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopLink } from '#parts/shop-link.tsx';
import type { ShopPage } from '#shop.ts';
import { ProductListView } from './product-list.tsx';

export function SearchPage({ page: { search, list } }: { page: Extract<ShopPage, { kind: 'search' }> }) {
  const { say } = useShop();
  return (
    <div className="width section">
      <div className="page-head">
        <h1>{search === '' ? say('search') : say('resultsFor', { search })}</h1>
        <SearchForm search={search} />
      </div>
      {list &&
        (list.total === 0 ? (
          <>
            <p>{say('nothingFound', { search })}</p>
            <p>
              <ShopLink href="/collections/all">{say('allProducts')}</ShopLink>
            </p>
          </>
        ) : (
          <ProductListView list={list} />
        ))}
    </div>
  );
}
