import { useSortable } from '@dnd-kit/react/sortable';
import { ChevronLeftIcon, ChevronRightIcon, TrashIcon } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { sayPictures } from '#sentences/products/pictures.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { readsFromRight } from '#ui/reads-from-right.ts';
import type { PictureTile } from './picture-tiles.ts';
import styles from './pictures.module.css';

interface PictureTileProps {
  tile: PictureTile;
  place: number;
  count: number;
  /** The id of the words that tell the keys. */
  describedBy: string;
  onOpen: (event: MouseEvent) => void;
  onMove: (place: number) => void;
  onRemove: () => void;
  /** Told how many pixels it has. */
  onMeasure: (width: number, height: number) => void;
}

/** One picture of the grid: a press opens it, the arrows beside it and on the keyboard move it. */
export function PictureTileView(props: PictureTileProps) {
  const { tile, place, count, describedBy, onOpen, onMove, onRemove, onMeasure } = props;
  // The order is the card's: nothing is moved here but by it.
  const { ref, handleRef, isDragSource } = useSortable({ id: tile.key, index: place, plugins: [] });
  const { upload } = tile;
  const name = pictureName(tile, place);

  function press(event: KeyboardEvent): void {
    const isForward = readsFromRight() ? 'ArrowLeft' : 'ArrowRight';
    const isBack = isForward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    if (event.key === isBack) onMove(place - 1);
    else if (event.key === isForward) onMove(place + 1);
    else if (event.key === 'Home') onMove(0);
    else if (event.key === 'End') onMove(count - 1);
    else if (event.key === 'Delete') onRemove();
    else return;
    event.preventDefault();
  }

  return (
    <li
      ref={ref}
      className={styles.tile}
      data-tile={tile.key}
      data-cover={place === 0 || undefined}
      data-in-hand={isDragSource || undefined}
    >
      <button
        ref={handleRef}
        type="button"
        className={styles.open}
        aria-label={name}
        aria-describedby={describedBy}
        onClick={onOpen}
        onKeyDown={press}
        onContextMenu={(event) => event.preventDefault()}
      >
        <img
          src={tile.small}
          alt=""
          draggable={false}
          onLoad={({ currentTarget }) => onMeasure(currentTarget.naturalWidth, currentTarget.naturalHeight)}
        />
      </button>
      {place === 0 && <span className={styles.cover}>{sayPictures('tile.cover')}</span>}
      {(upload?.state === 'sending' || upload?.state === 'waiting') && (
        <span className={styles.sending}>
          <ProgressBar
            percent={upload.share * 100}
            label={sayPictures('tile.upload', { file: upload.file.name })}
          />
        </span>
      )}
      <span className={styles.acts}>
        <IconButton
          size="sm"
          variant="secondary"
          label={sayPictures('tile.earlier', { name })}
          icon={<ChevronLeftIcon size={16} />}
          disabled={place === 0}
          onClick={() => onMove(place - 1)}
        />
        <IconButton
          size="sm"
          variant="secondary"
          label={sayPictures('tile.later', { name })}
          icon={<ChevronRightIcon size={16} />}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        />
        <IconButton
          size="sm"
          variant="secondary"
          label={sayPictures('tile.remove', { name })}
          icon={<TrashIcon size={16} />}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

/** What a picture is called where it cannot be seen. */
function pictureName({ altText, upload }: PictureTile, place: number): string {
  const words = altText || upload?.file.name;
  return words
    ? sayPictures('tile.named', { place: place + 1, words })
    : sayPictures('tile.name', { place: place + 1 });
}
