import { limits } from '@sokoni/rules/limits';
import { pictureFileProblem, picturePixelsProblem, pictureTypes } from '@sokoni/rules/products/picture-file';
import { productLimits } from '@sokoni/rules/products/product-check';
import { ImageIcon } from 'lucide-react';
import { type DragEvent, Suspense, useId, useRef, useState } from 'react';
import { lazyPart } from '#parts/hooks/lazy-part.tsx';
import { inputId } from '#screens/products/form/field-focus.ts';
import type { OptionFields, VariantFields } from '#screens/products/form/product-fields.ts';
import { pictureSentence } from '#sentences/products/picture-problems.ts';
import { sayPictures } from '#sentences/products/pictures.ts';
import { Button } from '#ui/buttons/button.tsx';
import { announce } from '#ui/feedback/announcer.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Card } from '#ui/layout/card.tsx';
import { FailedPictures } from './failed-pictures.tsx';
import { PictureModal } from './picture-modal.tsx';
import styles from './pictures.module.css';
import { usePictureRemoval } from './use-picture-removal.ts';
import type { Pictures } from './use-pictures.ts';

interface PicturesCardProps {
  pictures: Pictures;
  options: readonly OptionFields[];
  variants: readonly VariantFields[];
}

export const PictureGrid = lazyPart(async () => (await import('./picture-grid.tsx')).PictureGrid);

const megabyte = 1024 * 1024;

/** The pictures of a product. What is done to them takes effect at once, apart from the save bar. */
export function PicturesCard({ pictures, options, variants }: PicturesCardProps) {
  const { changes, tiles } = pictures;
  const keysId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const remove = usePictureRemoval(changes);
  const current = tiles.filter(({ upload }) => upload?.state !== 'failed');
  const failed = tiles.filter(({ upload }) => upload?.state === 'failed');
  const placeOf = (key: string) => current.findIndex((tile) => tile.key === key);
  const room = productLimits.images - tiles.length;
  const open = openKey === null ? -1 : placeOf(openKey);

  function add(files: FileList | null): void {
    const given = [...(files ?? [])];
    if (input.current) input.current.value = '';
    if (given.length === 0) return;
    changes.add(given.slice(0, Math.max(0, room)), (file) => pictureSentence(pictureFileProblem(file)));
    const left = given.length - Math.max(0, room);
    if (left > 0) {
      toast.warning(sayPictures('card.tooMany', { most: productLimits.images, left }));
    }
    const taken = given.length - Math.max(0, left);
    if (taken > 0) announce(sayPictures('card.added', { count: taken }));
  }

  function move(key: string, place: number): void {
    if (place < 0 || place >= current.length || place === placeOf(key)) return;
    changes.move(key, place);
    changes.settle();
    announce(
      place === 0
        ? sayPictures('card.movedToCover')
        : sayPictures('card.moved', { place: place + 1, count: current.length }),
    );
  }

  function takeAway(key: string): void {
    const next = current[placeOf(key) + 1] ?? current[placeOf(key) - 1];
    remove(key);
    requestAnimationFrame(() => {
      const goal = next && list.current?.querySelector<HTMLElement>(`[data-tile="${next.key}"] button`);
      (goal ?? document.getElementById(inputId('pictures')))?.focus();
    });
  }

  const over = (event: DragEvent, isIn: boolean) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(isIn);
  };

  return (
    <Card
      title={sayPictures('card.title')}
      description={current.length > 1 ? sayPictures('card.hint') : undefined}
      className={styles.card}
      data-over={isOver || undefined}
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        over(event, false);
        add(event.dataTransfer.files);
      }}
    >
      {current.length > 0 && (
        <Suspense fallback={<Skeleton shape="block" height="13.625rem" />}>
          <PictureGrid
            ref={list}
            tiles={current}
            describedBy={keysId}
            onAdd={room > 0 ? () => input.current?.click() : undefined}
            onOpen={setOpenKey}
            onMove={move}
            onDrag={(key, place) => changes.move(key, place)}
            onDropped={() => changes.settle()}
            onRemove={takeAway}
            onMeasure={(tile, width, height) => {
              const problem = tile.upload && picturePixelsProblem(width, height);
              const said = pictureSentence(problem ?? undefined);
              if (said) changes.refuse(tile.key, said);
            }}
          />
        </Suspense>
      )}
      {current.length === 0 && (
        <div className={styles.empty}>
          <ImageIcon size={28} />
          <Button id={inputId('pictures')} onClick={() => input.current?.click()}>
            {sayPictures('card.add')}
          </Button>
          <p className={styles.hint}>
            {sayPictures('card.formats', { megabytes: limits.uploadBytes / megabyte })}
          </p>
        </div>
      )}
      <FailedPictures
        tiles={failed}
        onRetry={(key) => changes.retry(key)}
        onDismiss={(key) => changes.remove(key)}
      />
      <p id={keysId} className="visually-hidden">
        {sayPictures('card.keys')}
      </p>
      <p className={styles.drop} aria-hidden="true">
        {sayPictures('card.drop')}
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        aria-label={sayPictures('card.choose')}
        tabIndex={-1}
        className="visually-hidden"
        onChange={(event) => add(event.target.files)}
      />
      {open !== -1 && (
        <PictureModal
          tiles={current}
          place={open}
          options={options}
          variants={variants}
          onPlace={(place) => setOpenKey(current[place]?.key ?? null)}
          onMove={move}
          onDescribe={(key, text) => changes.describe(key, text)}
          onShowOn={(key, ids) => changes.showOn(key, ids)}
          onRemove={(key) => {
            setOpenKey(null);
            takeAway(key);
          }}
          onClose={() => setOpenKey(null)}
        />
      )}
    </Card>
  );
}
