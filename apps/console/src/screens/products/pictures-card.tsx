import { limits } from '@sokoni/rules/limits';
import { pictureFileProblem, picturePixelsProblem, pictureTypes } from '@sokoni/rules/picture-file';
import { productLimits } from '@sokoni/rules/product-check';
import { type DragEvent, useId, useRef, useState } from 'react';
import { announce } from '#ui/announcer.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { ImageIcon } from '#ui/icons-more.tsx';
import { toast } from '#ui/toast.tsx';
import { FailedPictures } from './failed-pictures.tsx';
import { inputId } from './field-places.ts';
import { PictureModal } from './picture-modal.tsx';
import { PictureTileView } from './picture-tile.tsx';
import styles from './pictures.module.css';
import type { OptionFields, VariantFields } from './product-fields.ts';
import { usePictureRemoval } from './use-picture-removal.ts';
import type { Pictures } from './use-pictures.ts';
import { useTileDrag } from './use-tile-drag.ts';

interface PicturesCardProps {
  pictures: Pictures;
  options: readonly OptionFields[];
  variants: readonly VariantFields[];
}

const megabyte = 1024 * 1024;

/** The pictures of a product. What is done to them takes effect at once, apart from the save bar. */
export function PicturesCard({ pictures, options, variants }: PicturesCardProps) {
  const { desk, tiles } = pictures;
  const keysId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const remove = usePictureRemoval(desk);
  const standing = tiles.filter(({ upload }) => upload?.state !== 'failed');
  const failed = tiles.filter(({ upload }) => upload?.state === 'failed');
  const placeOf = (key: string) => standing.findIndex((tile) => tile.key === key);
  const drag = useTileDrag(
    placeOf,
    (key, place) => desk.move(key, place),
    () => desk.settle(),
  );
  const inHand = standing.find(({ key }) => key === drag.dragged?.key);
  const room = productLimits.images - tiles.length;
  const open = openKey === null ? -1 : placeOf(openKey);

  function add(files: FileList | null): void {
    const given = [...(files ?? [])];
    if (input.current) input.current.value = '';
    if (given.length === 0) return;
    desk.add(given.slice(0, Math.max(0, room)), pictureFileProblem);
    const left = given.length - Math.max(0, room);
    if (left > 0) {
      toast.warning(
        `A product has at most ${productLimits.images} pictures: ${left} ${left === 1 ? 'file was' : 'files were'} left out.`,
      );
    }
    const taken = given.length - Math.max(0, left);
    if (taken > 0) announce(taken === 1 ? 'One picture added.' : `${taken} pictures added.`);
  }

  function move(key: string, place: number): void {
    if (place < 0 || place >= standing.length || place === placeOf(key)) return;
    desk.move(key, place);
    desk.settle();
    announce(
      place === 0
        ? 'Moved to the first place: it is the cover.'
        : `Moved to place ${place + 1} of ${standing.length}.`,
    );
  }

  function takeAway(key: string): void {
    const next = standing[placeOf(key) + 1] ?? standing[placeOf(key) - 1];
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
      title="Pictures"
      description={
        standing.length > 1
          ? 'The first one is the cover. Drag them into their order, or open one to move it.'
          : undefined
      }
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
      {standing.length > 0 && (
        <ul ref={list} className={styles.grid} data-dragging={drag.dragged ? true : undefined}>
          {standing.map((tile, place) => (
            <PictureTileView
              key={tile.key}
              tile={tile}
              place={place}
              count={standing.length}
              describedBy={keysId}
              isInHand={tile.key === drag.dragged?.key}
              onPointerDown={(event) => drag.onPointerDown(event, tile.key)}
              onOpen={() => {
                if (!drag.isClickOfDrag()) setOpenKey(tile.key);
              }}
              onMove={(to) => move(tile.key, to)}
              onRemove={() => takeAway(tile.key)}
              onMeasure={(width, height) => {
                const problem = tile.upload && picturePixelsProblem(width, height);
                if (problem) desk.refuse(tile.key, problem);
              }}
            />
          ))}
          {room > 0 && (
            <li className={styles.more}>
              <button
                type="button"
                id={inputId('pictures')}
                className={styles.add}
                onClick={() => input.current?.click()}
              >
                <PlusIcon />
                Add pictures
              </button>
            </li>
          )}
        </ul>
      )}
      {standing.length === 0 && (
        <div className={styles.empty}>
          <ImageIcon size={28} />
          <Button id={inputId('pictures')} onClick={() => input.current?.click()}>
            Add pictures
          </Button>
          <p className={styles.hint}>
            Several at once, or drop them here. JPEG, PNG, WebP, GIF or AVIF, at most{' '}
            {limits.uploadBytes / megabyte} MB each.
          </p>
        </div>
      )}
      <FailedPictures
        tiles={failed}
        onRetry={(key) => desk.retry(key)}
        onDismiss={(key) => desk.remove(key)}
      />
      <p id={keysId} className="visually-hidden">
        The arrow keys move it, Delete removes it.
      </p>
      <p className={styles.drop} aria-hidden="true">
        Drop the pictures here
      </p>
      <input
        ref={input}
        type="file"
        multiple
        accept={pictureTypes.join(',')}
        aria-label="Choose pictures"
        tabIndex={-1}
        className="visually-hidden"
        onChange={(event) => add(event.target.files)}
      />
      {inHand && drag.dragged && (
        <img
          src={inHand.small}
          alt=""
          className={styles.inHand}
          style={{ translate: `${drag.dragged.x}px ${drag.dragged.y}px` }}
        />
      )}
      {open !== -1 && (
        <PictureModal
          tiles={standing}
          place={open}
          options={options}
          variants={variants}
          onPlace={(place) => setOpenKey(standing[place]?.key ?? null)}
          onMove={move}
          onDescribe={(key, text) => desk.describe(key, text)}
          onShowOn={(key, ids) => desk.showOn(key, ids)}
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
