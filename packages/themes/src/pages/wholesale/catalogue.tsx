import { LinkButton } from '#parts/link-button.tsx';
import { ShopForm, ShopLink } from '#parts/shop-link.tsx';
import type { WholesaleCatalogue, WholesalePage } from '#wholesale-pages.ts';
import { FramedView } from './frame.tsx';
import { ProductLine } from './product-line.tsx';
import { Terms } from './terms.tsx';
import { sayShelf, sayShop } from './words.ts';

/** What a company is offered, at its own prices. */
export function CatalogueView({
  frame,
  terms,
  catalogue,
  problem,
}: Extract<WholesalePage, { view: 'catalogue' }>) {
  const { products, search, category } = catalogue;
  return (
    <FramedView frame={frame} title={sayShop('catalogue')} problem={problem}>
      <Terms terms={terms} />
      <Search catalogue={catalogue} />
      {products.length === 0 ? (
        <Nothing isNarrowed={search !== '' || category !== ''} />
      ) : (
        <ul className="wholesale-products">
          {products.map((product) => (
            <ProductLine key={product.id} product={product} catalogue={catalogue} />
          ))}
        </ul>
      )}
      <Pages catalogue={catalogue} />
    </FramedView>
  );
}

function Search({ catalogue: { search, category, categories } }: { catalogue: WholesaleCatalogue }) {
  return (
    <search>
      <ShopForm className="wholesale-search" action="/wholesale">
        <label className="field">
          {sayShelf('search.label')}
          <input type="search" name="q" defaultValue={search} maxLength={100} />
        </label>
        {categories.length > 0 && (
          <label className="field">
            {sayShelf('search.category')}
            <select name="category" defaultValue={category}>
              <option value="">{sayShelf('search.all')}</option>
              {categories.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <button className="quiet-button" type="submit">
          {sayShelf('search.button')}
        </button>
      </ShopForm>
    </search>
  );
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <>
      <p>
        <strong>{sayShelf(isNarrowed ? 'none' : 'empty')}</strong>
      </p>
      <p>{sayShelf(isNarrowed ? 'none.text' : 'empty.text')}</p>
      {isNarrowed && <LinkButton href="/wholesale">{sayShelf('none.all')}</LinkButton>}
    </>
  );
}

function Pages({ catalogue: { page, hasMore, search, category } }: { catalogue: WholesaleCatalogue }) {
  if (page === 1 && !hasMore) return null;
  const at = (number: number) => {
    const query = [
      search && `q=${encodeURIComponent(search)}`,
      category && `category=${category}`,
      number > 1 && `page=${number}`,
    ].filter(Boolean);
    return query.length === 0 ? '/wholesale' : `/wholesale?${query.join('&')}`;
  };
  return (
    <nav className="pages" aria-label={sayShelf('pages')}>
      {page > 1 && (
        <ShopLink rel="prev" href={at(page - 1)}>
          {sayShelf('previous')}
        </ShopLink>
      )}
      {hasMore && (
        <ShopLink rel="next" href={at(page + 1)}>
          {sayShelf('next')}
        </ShopLink>
      )}
    </nav>
  );
}
