import { type ProductPicture, useCopyPicture, useProductPictures } from '#api/storefront/product-pictures.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useTypedSearch } from '#parts/hooks/use-debounced.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { sayPictures } from '#sentences/storefront/pictures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import styles from './library.module.css';

/** The pictures of the products: the one that is chosen is copied for the shop. */
export function ProductPictures({ onChoose }: { onChoose: (id: string, alt: string) => void }) {
  const { text, setText, words } = useTypedSearch();
  const found = useProductPictures(words);
  const copy = useCopyPicture();
  const pictures = found.data?.pages.flatMap(({ items }) => items) ?? [];

  function choose({ id, alt_text }: ProductPicture): void {
    copy.mutate(id, {
      onSuccess: (copied) => onChoose(copied.id, alt_text),
      onError: (error) => showFailure(error),
    });
  }

  return (
    <>
      <p className={styles.hint}>{sayPictures('products.hint')}</p>
      <search className={styles.search}>
        <SearchField label={sayPictures('products.search')} value={text} onChange={setText} maxLength={100} />
      </search>
      {found.isError && <QueryFailed {...found} />}
      {found.isPending && <Skeleton shape="block" height="12rem" />}
      {found.data && pictures.length === 0 && (
        <p>{sayPictures(words === '' ? 'products.empty' : 'products.none')}</p>
      )}
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={`${picture.product_id} ${picture.id}`}>
            <button
              type="button"
              className={styles.choose}
              aria-label={sayPictures('products.use', { place: index + 1, title: picture.title })}
              disabled={copy.isPending}
              onClick={() => choose(picture)}
            >
              <img src={picture.card} alt="" loading="lazy" />
            </button>
            <p className={styles.product} dir="auto" aria-hidden>
              {picture.title}
            </p>
          </li>
        ))}
      </ul>
      {found.hasNextPage && (
        <Button
          className={styles.more}
          busy={found.isFetchingNextPage}
          onClick={() => void found.fetchNextPage()}
        >
          {sayPictures('products.more')}
        </Button>
      )}
    </>
  );
}
