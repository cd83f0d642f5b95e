import { UploadIcon } from 'lucide-react';
import { useState } from 'react';
import { useAddShopPicture } from '#api/storefront/shop-pictures.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayPictures } from '#sentences/storefront/pictures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { useFileDrop } from '#ui/fields/use-file-drop.ts';
import { Modal } from '#ui/overlays/modal.tsx';
import styles from './library.module.css';
import { ProductPictures } from './product-pictures.tsx';
import { UploadedPictures } from './uploaded-pictures.tsx';

interface PictureLibraryProps {
  /** @param alt what it shows in words, where a product says so */
  onChoose: (id: string, alt?: string) => void;
  onClose: () => void;
}

const sources = ['uploads', 'products'] as const;

/** The pictures of the shop, and of its products: one is chosen, others are added or deleted. */
export function PictureLibrary({ onChoose, onClose }: PictureLibraryProps) {
  const [source, setSource] = useState<(typeof sources)[number]>('uploads');
  const add = useAddShopPicture();
  const drop = useFileDrop(upload, add.isPending);

  function upload(file: File): void {
    setSource('uploads');
    add.mutate(file, { onError: (error) => showFailure(error) });
  }

  return (
    <Modal
      open
      size="lg"
      title={sayPictures('title')}
      onClose={onClose}
      footer={
        <Button variant="primary" icon={<UploadIcon size={18} />} busy={add.isPending} onClick={drop.choose}>
          {sayPictures('add')}
        </Button>
      }
    >
      <div {...drop.place} className={styles.library}>
        <div className={styles.source}>
          <Segmented
            label={sayPictures('source')}
            hideLabel
            options={sources.map((value) => ({ value, label: sayPictures(`source.${value}`) }))}
            value={source}
            onChange={setSource}
          />
        </div>
        {source === 'uploads' ? (
          <UploadedPictures onChoose={onChoose} />
        ) : (
          <ProductPictures onChoose={onChoose} />
        )}
      </div>
      <input {...drop.input} accept="image/png,image/jpeg,image/webp" aria-label={sayPictures('add')} />
    </Modal>
  );
}
