import { type LabelSheet, labelsPerPage, placeOf } from '@sokoni/rules/documents/label-sheets';
import { sayLabels } from '#sentences/products/labels.ts';
import styles from './labels.module.css';

interface SheetPreviewProps {
  sheet: LabelSheet;
  /** From 1. */
  start: number;
  onStart: (place: number) => void;
}

/** The first page: what is used up of it. A press on a label begins there; the field beside it does the same by keyboard. */
export function SheetPreview({ sheet, start, onStart }: SheetPreviewProps) {
  const { page, label } = sheet;
  return (
    <svg
      role="img"
      aria-label={sayLabels('preview.page', { start, count: labelsPerPage(sheet) })}
      viewBox={`0 0 ${page.width} ${page.height}`}
      className={styles.sheet}
    >
      {Array.from({ length: labelsPerPage(sheet) }, (_, place) => {
        const { x, y } = placeOf(sheet, place);
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: a second way for the pointer; the field is the first
          <rect
            key={`${x} ${y}`}
            x={x + 0.6}
            y={y + 0.6}
            width={label.width - 1.2}
            height={label.height - 1.2}
            rx={1.5}
            data-used={place + 1 < start || undefined}
            onClick={() => onStart(place + 1)}
          />
        );
      })}
    </svg>
  );
}
