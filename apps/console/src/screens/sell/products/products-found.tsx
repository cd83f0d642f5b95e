import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TillItem } from '#offline/search/till-item.ts';
import { useLanguage } from '#session/language.ts';
import { ProductTile } from './product-tile.tsx';
import styles from './products.module.css';

/** In pixels, with the gap below. */
const rowHeights = { grid: 152, list: 60 };
const leastTile = 132;
const gap = 8;

interface ProductsFoundProps {
  items: readonly TillItem[];
  view: 'grid' | 'list';
  /** Another one begins at the top. */
  page: string;
  active: number | null;
  /** How many stand beside each other, each time that this changes. */
  onColumns: (columns: number) => void;
  onPick: (item: TillItem) => void;
}

/** The products in their fixed order; only those in sight are drawn, however many there are. */
export const ProductsFound = memo(function ProductsFound({
  items,
  view,
  page,
  active,
  onColumns,
  onPick,
}: ProductsFoundProps) {
  useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const columns = view === 'list' ? 1 : Math.max(2, Math.floor((width + gap) / (leastTile + gap)));
  const virtual = useVirtualizer({
    count: Math.ceil(items.length / columns),
    getScrollElement: () => box.current,
    estimateSize: () => rowHeights[view],
    overscan: 1,
    useFlushSync: false,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins at the top
  useLayoutEffect(() => {
    // Even to write a place that it has makes a browser lay the page out at once.
    if (virtual.scrollOffset && box.current) box.current.scrollTop = 0;
  }, [page]);
  useEffect(() => onColumns(columns), [columns, onColumns]);
  useEffect(() => {
    if (active !== null) virtual.scrollToIndex(Math.floor(active / columns));
  }, [active, columns, virtual]);

  return (
    <div ref={box} id="items-found" className={styles.found} tabIndex={-1}>
      <ul className={styles.rows} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().flatMap((row) =>
          items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
            const index = row.index * columns + column;
            return (
              // Other products come into the same places: to make new ones takes a browser many times as long.
              <li
                key={index}
                className={styles.place}
                data-active={index === active || undefined}
                style={{
                  insetBlockStart: row.start,
                  blockSize: rowHeights[view] - gap,
                  insetInlineStart: `calc((100% + ${gap}px) / ${columns} * ${column})`,
                  inlineSize: `calc((100% + ${gap}px) / ${columns} - ${gap}px)`,
                }}
              >
                <ProductTile item={item} view={view} onPick={onPick} />
              </li>
            );
          }),
        )}
      </ul>
    </div>
  );
});

/** The width inside of an element, as it changes. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element);
    setWidth(element.clientWidth);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
