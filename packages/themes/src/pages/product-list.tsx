import { fromMinorUnits } from '@sokoni/rules/money/money';
import { isFiltered, listAddress } from '#document/list-address.ts';
import { ProductGrid } from '#parts/product-grid.tsx';
import { useShop } from '#parts/shop-context.ts';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import { type ProductList, productSorts } from '#shop.ts';
import { Filters } from './filters.tsx';

/** The products of a collection or of a search: how many, narrowed and sorted by a form, page by page. */
export function ProductListView({ list }: { list: ProductList }) {
  const { shop, say } = useShop();
  const { products, total, page, pages, path, sort, filter } = list;
  const addressOf = (number: number) =>
    listAddress(list, number, (minor) => fromMinorUnits(minor, shop.currency));
  const search = /\?q=(.*)$/.exec(path)?.[1];
  return (
    <>
      <ShopForm className="list-bar" action={path.split('?')[0] ?? path} data-list-form>
        {search !== undefined && <input type="hidden" name="q" value={decodeURIComponent(search)} />}
        <details open={isFiltered(filter)}>
          <summary>{say('filter')}</summary>
          <Filters list={list} />
        </details>
        <div className="sort">
          <label htmlFor="sort">{say('sortBy')}</label>
          <select id="sort" name="sort" defaultValue={sort}>
            {productSorts.map((option) => (
              <option key={option} value={option}>
                {say(`sort.${option}`)}
              </option>
            ))}
          </select>
          <button className="button button-plain" type="submit">
            {say('apply')}
          </button>
        </div>
      </ShopForm>
      <h2 className="quiet list-count">{say('products', { count: total })}</h2>
      {products.length > 0 && <ProductGrid products={products} isFirst />}
      {pages > 1 && (
        <nav className="pages" aria-label={say('pagesOfList')}>
          {page > 1 && (
            <ShopLink href={addressOf(page - 1)} rel="prev">
              {say('previous')}
            </ShopLink>
          )}
          <span>{say('pageOf', { page, pages })}</span>
          {page < pages && (
            <ShopLink href={addressOf(page + 1)} rel="next">
              {say('next')}
            </ShopLink>
          )}
        </nav>
      )}
    </>
  );
}
