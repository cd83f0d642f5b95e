import { TrashIcon, UploadIcon } from 'lucide-react';
import { useAddShopPicture, useDeleteShopPicture, useShopPictures } from '#api/storefront/shop-pictures.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useFileDrop } from '#ui/fields/use-file-drop.ts';
import { Modal } from '#ui/overlays/modal.tsx';
import styles from './fields.module.css';

interface PictureLibraryProps {
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** The pictures of the shop: one is chosen, others are added or deleted. */
export function PictureLibrary({ onChoose, onClose }: PictureLibraryProps) {
  const pictures = useShopPictures();
  const add = useAddShopPicture();
  const remove = useDeleteShopPicture();
  const drop = useFileDrop(upload, add.isPending);

  function upload(file: File): void {
    add.mutate(file, { onError: (error) => showFailure(error) });
  }

  return (
    <Modal
      open
      size="lg"
      title={sayEditor('library.title')}
      onClose={onClose}
      footer={
        <Button variant="primary" icon={<UploadIcon size={18} />} busy={add.isPending} onClick={drop.choose}>
          {sayEditor('library.add')}
        </Button>
      }
    >
      <div {...drop.place} className={styles.library}>
        {pictures.data ? (
          <ul className={styles.pictures}>
            {pictures.data.items.map(({ id, small }, index) => (
              <li key={id}>
                <button
                  type="button"
                  aria-label={sayEditor('library.use', { place: index + 1 })}
                  onClick={() => onChoose(id)}
                >
                  <img src={small} alt="" />
                </button>
                <IconButton
                  size="sm"
                  variant="secondary"
                  label={sayEditor('library.delete', { place: index + 1 })}
                  icon={<TrashIcon size={16} />}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate(id, { onError: (error) => showFailure(error) })}
                />
              </li>
            ))}
          </ul>
        ) : pictures.isError ? (
          <QueryFailed {...pictures} />
        ) : (
          <Skeleton shape="block" height="12rem" />
        )}
        {pictures.data?.items.length === 0 && <p>{sayEditor('library.empty')}</p>}
      </div>
      <input {...drop.input} accept="image/png,image/jpeg,image/webp" aria-label={sayEditor('library.add')} />
    </Modal>
  );
}
