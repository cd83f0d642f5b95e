import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, useState } from 'react';
import { saySupplierCart } from '#sentences/wholesale/cart.ts';
import styles from './cart.module.css';
import { CartLine } from './cart-line.tsx';
import type { CartStore } from './cart-store.ts';
import { useCart } from './use-cart.ts';

/** How high a line is about, until it is measured. */
const usualHeight = 116;

/** The lines of the cart, of which there may be hundreds: those in sight are drawn, and the one that has the focus. */
export function CartLines({ store, currency }: { store: CartStore; currency: string }) {
  const { items, products, gone, before } = useCart(store, (state) => state);
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => usualHeight,
    getItemKey: (index) => items[index]?.cart_item_id ?? index,
    overscan: 3,
    useFlushSync: false,
    rangeExtractor: useCallback(
      (range: Range) => {
        const shown = defaultRangeExtractor(range);
        if (focused === null || focused >= range.count || shown.includes(focused)) return shown;
        return [...shown, focused].sort((a, b) => a - b);
      },
      [focused],
    ),
  });
  return (
    <div ref={box} className={styles.lines} style={{ blockSize: virtual.getTotalSize() }}>
      <ul
        aria-label={saySupplierCart('lines')}
        className={styles.all}
        style={{ blockSize: virtual.getTotalSize() }}
        onBlur={() => setFocused(null)}
      >
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              className={styles.place}
              style={{ transform: `translateY(${start}px)` }}
              onFocus={() => setFocused(index)}
            >
              <CartLine
                store={store}
                item={item}
                product={products.get(item.id)}
                isGone={gone.has(item.variant_id)}
                before={before.get(item.variant_id)}
                currency={currency}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
