import { Accessibility, PointerActivationConstraints, PointerSensor } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { PlusIcon } from 'lucide-react';
import { type Ref, useRef, useState } from 'react';
import { inputId } from '#screens/products/form/field-focus.ts';
import { sayPictures } from '#sentences/products/pictures.ts';
import { PictureTileView } from './picture-tile-view.tsx';
import type { PictureTile } from './picture-tiles.ts';
import styles from './pictures.module.css';

interface PictureGridProps {
  ref: Ref<HTMLUListElement>;
  tiles: readonly PictureTile[];
  /** The id of the words that tell the keys. */
  describedBy: string;
  /** Absent when there is no room for another one. */
  onAdd?: (() => void) | undefined;
  onOpen: (key: string) => void;
  /** By the keys and the arrows, one place at a time. */
  onMove: (key: string, place: number) => void;
  /** While it is dragged, again and again; `onDropped` is the end of it. */
  onDrag: (key: string, place: number) => void;
  onDropped: () => void;
  onRemove: (key: string) => void;
  /** Told how many pixels it has. */
  onMeasure: (tile: PictureTile, width: number, height: number) => void;
}

/** A finger rests before it drags, until then it scrolls; a mouse goes a little way, until then it presses. */
const sensors = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 300, tolerance: 5 })]
        : [new PointerActivationConstraints.Distance({ value: 5 })],
  }),
];

/** The pictures in their order. By pointer they are dragged; the keys and what they announce are the tile's own. */
export function PictureGrid(props: PictureGridProps) {
  const { ref, tiles, describedBy, onAdd, onOpen, onMove, onDrag, onDropped, onRemove, onMeasure } = props;
  const placeOf = (key: unknown) => tiles.findIndex((tile) => tile.key === key);
  const home = useRef(-1);
  /** The click that ends a drag opens nothing. */
  const wasDragged = useRef(false);
  const [isDragging, setIsDragging] = useState(false);

  return (
    <DragDropProvider
      sensors={sensors}
      plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
      onDragStart={({ operation: { source } }) => {
        home.current = placeOf(source?.id);
        wasDragged.current = true;
        setIsDragging(true);
      }}
      onDragOver={({ operation: { source, target } }) => {
        const place = placeOf(target?.id);
        if (source && place !== -1 && source.id !== target?.id) onDrag(String(source.id), place);
      }}
      onDragEnd={({ canceled, operation: { source } }) => {
        if (canceled && source) onDrag(String(source.id), home.current);
        setIsDragging(false);
        onDropped();
      }}
    >
      <ul
        ref={ref}
        className={styles.grid}
        data-dragging={isDragging || undefined}
        onPointerDownCapture={() => {
          wasDragged.current = false;
        }}
      >
        {tiles.map((tile, place) => (
          <PictureTileView
            key={tile.key}
            tile={tile}
            place={place}
            count={tiles.length}
            describedBy={describedBy}
            onOpen={({ detail }) => {
              if (detail === 0 || !wasDragged.current) onOpen(tile.key);
            }}
            onMove={(to) => onMove(tile.key, to)}
            onRemove={() => onRemove(tile.key)}
            onMeasure={(width, height) => onMeasure(tile, width, height)}
          />
        ))}
        {onAdd && (
          <li className={styles.more}>
            <button type="button" id={inputId('pictures')} className={styles.add} onClick={onAdd}>
              <PlusIcon />
              {sayPictures('card.add')}
            </button>
          </li>
        )}
      </ul>
    </DragDropProvider>
  );
}
