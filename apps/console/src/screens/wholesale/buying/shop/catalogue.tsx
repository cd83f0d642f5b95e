import { useEffect, useState } from 'react';
import { type OfferedCategory, type OfferKey, useOfferedProducts } from '#api/wholesale/buying.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { saySupplierShop as say } from '#sentences/wholesale/shop.ts';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Card } from '#ui/layout/card.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import type { CartStore } from '../cart/cart-store.ts';
import { Combinations } from './combinations.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './shop.module.css';

/** In place of the id of a category. */
const everything = 'all';

interface CatalogueProps {
  of: OfferKey;
  currency: string;
  store: CartStore;
  /** By which the products can be narrowed down. */
  categories?: readonly OfferedCategory[];
}

/** What a company is offered, at the prices that were agreed. */
export function Catalogue({ of, currency, store, categories = [] }: CatalogueProps) {
  const { text, setText, words } = useTypedSearch();
  const [categoryId, setCategoryId] = useState(everything);
  const isNarrowed = categoryId !== everything;
  const offered = useOfferedProducts(of, {
    search: words,
    ...(isNarrowed && { category_id: categoryId }),
  });
  const isByAgent = 'customerId' in of;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const products = offered.data?.pages.flatMap(({ items }) => items) ?? [];
  const chosen = products.find(({ id }) => id === chosenId);

  useEffect(() => {
    if (offered.data) store.learn(offered.data.pages.flatMap(({ items }) => items));
  }, [offered.data, store]);

  return (
    <section aria-label={say('products.title')} className={styles.catalogue}>
      <search className={styles.search}>
        <SearchField label={say('products.search')} value={text} onChange={setText} maxLength={100} />
        {categories.length > 0 && (
          <SelectField
            label={say('category')}
            hideLabel
            searchable
            searchPlaceholder={say('category.search')}
            emptyText={say('category.notFound')}
            options={[
              { value: everything, label: say('category.all') },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={categoryId}
            onChange={setCategoryId}
          />
        )}
      </search>
      {offered.error && !offered.data && (
        <Card>
          <QueryFailed {...offered} />
        </Card>
      )}
      {offered.isPending && <Waiting />}
      {offered.data && products.length === 0 && (
        <Nothing
          isNarrowed={words !== '' || isNarrowed}
          onAll={() => {
            setText('');
            setCategoryId(everything);
          }}
        />
      )}
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard {...{ product, store, currency, isByAgent }} onChoose={setChosenId} />
          </li>
        ))}
      </ul>
      {offered.hasNextPage && (
        <Button
          className={styles.more}
          busy={offered.isFetchingNextPage}
          onClick={() => void offered.fetchNextPage()}
        >
          {say('products.more')}
        </Button>
      )}
      {chosen && (
        <Combinations
          {...{ store, currency, isByAgent }}
          product={chosen}
          onClose={() => setChosenId(null)}
        />
      )}
    </section>
  );
}

function Nothing({ isNarrowed, onAll }: { isNarrowed: boolean; onAll: () => void }) {
  return (
    <Card>
      {isNarrowed ? (
        <EmptyState
          drawing="empty_products"
          title={say('products.none.title')}
          action={<Button onClick={onAll}>{say('products.all')}</Button>}
        >
          {say('products.none.text')}
        </EmptyState>
      ) : (
        <EmptyState drawing="empty_products" title={say('products.empty.title')}>
          {say('products.empty.text')}
        </EmptyState>
      )}
    </Card>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label={say('products.loading')} className={styles.products}>
      {[1, 2, 3, 4].map((line) => (
        <Card key={line}>
          <Skeleton shape="block" width="4rem" height="4rem" />
          <SkeletonText lines={3} />
        </Card>
      ))}
    </div>
  );
}
