import { TrashIcon } from 'lucide-react';
import { useDeleteShopPicture, useShopPictures } from '#api/storefront/shop-pictures.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { sayPictures } from '#sentences/storefront/pictures.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import styles from './library.module.css';

/** The pictures that the shop has of its own: one is chosen, others are deleted. */
export function UploadedPictures({ onChoose }: { onChoose: (id: string) => void }) {
  const pictures = useShopPictures();
  const remove = useDeleteShopPicture();
  if (!pictures.data) {
    return pictures.isError ? <QueryFailed {...pictures} /> : <Skeleton shape="block" height="12rem" />;
  }
  const { items } = pictures.data;
  if (items.length === 0) return <p>{sayPictures('empty')}</p>;
  return (
    <ul className={styles.pictures}>
      {items.map(({ id, small }, index) => (
        <li key={id}>
          <button
            type="button"
            className={styles.choose}
            aria-label={sayPictures('use', { place: index + 1 })}
            onClick={() => onChoose(id)}
          >
            <img src={small} alt="" />
          </button>
          <IconButton
            size="sm"
            variant="secondary"
            className={styles.delete}
            label={sayPictures('delete', { place: index + 1 })}
            icon={<TrashIcon size={16} />}
            disabled={remove.isPending}
            onClick={() => remove.mutate(id, { onError: (error) => showFailure(error) })}
          />
        </li>
      ))}
    </ul>
  );
}
