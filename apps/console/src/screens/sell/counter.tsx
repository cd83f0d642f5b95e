import { useState } from 'react';
import type { GoodForSale, Sold } from '#api/counter.ts';
import type { Store } from '#api/types.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { CurrentSale } from './current-sale.tsx';
import { Goods } from './goods.tsx';
import { type SaleLine, withGood } from './sale.ts';
import styles from './sell.module.css';
import { SoldPanel } from './sold-panel.tsx';

/** The selling screen, as wide as the window: goods on one side, the sale on the other. */
export function Counter({ store }: { store: Store }) {
  const [lines, setLines] = useState<SaleLine[]>([]);
  const [sold, setSold] = useState<Sold | null>(null);
  /** Every sale begins with a fresh form. */
  const [sale, setSale] = useState(1);

  function pick(good: GoodForSale): void {
    setSold(null);
    setLines((before) => withGood(before, good));
  }

  function begin(): void {
    setSold(null);
    setSale((number) => number + 1);
    document.getElementById('goods-search')?.focus();
  }

  return (
    <div className={styles.screen}>
      <PageHeader title="Sell" />
      <div className={styles.counter}>
        <Goods isRestaurant={store.store_module === 'restaurant'} onPick={pick} />
        {sold ? (
          <SoldPanel sold={sold} onNext={begin} />
        ) : (
          <CurrentSale
            key={sale}
            store={store}
            lines={lines}
            onLines={setLines}
            onSold={(order) => {
              setLines([]);
              setSold(order);
            }}
          />
        )}
      </div>
    </div>
  );
}
