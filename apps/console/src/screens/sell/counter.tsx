import { useState } from 'react';
import type { GoodForSale } from '#api/goods-for-sale.ts';
import type { Order, Store } from '#api/types.ts';
import { countText } from '#parts/count-text.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { buttonClass } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { CurrentSale } from './current-sale.tsx';
import { Goods } from './goods.tsx';
import { type SaleLine, totalsOf, withGood } from './sale.ts';
import styles from './sell.module.css';
import { focusPayment } from './settling-form.tsx';
import { SoldPanel } from './sold-panel.tsx';

/** The selling screen, as wide as the window: goods on one side, the sale on the other. */
export function Counter({ store }: { store: Store }) {
  const [lines, setLines] = useState<SaleLine[]>([]);
  const [sold, setSold] = useState<Order | null>(null);
  /** Every sale begins with a fresh form. */
  const [sale, setSale] = useState(1);
  const money = useMoneyText();
  const totals = totalsOf(lines, store.account);

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
        <Goods isRestaurant={store.store_module === 'restaurant'} onPick={pick} onSettle={focusPayment}>
          {lines.length > 0 && (
            <a
              href="#current-sale"
              className={cx(buttonClass({ variant: 'primary', size: 'lg' }), styles.toSale)}
            >
              <span>{countText(lines.length)} in the sale</span>
              <span>{totals ? money(totals.total) : ''}</span>
            </a>
          )}
        </Goods>
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
