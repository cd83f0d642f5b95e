import { useState } from 'react';
import type { ItemForSale } from '#api/catalogue/sellable-items.ts';
import type { Order, Store } from '#contract-types.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { saySell as say } from '#sentences/sell/counter.ts';
import { buttonClass } from '#ui/buttons/button.tsx';
import { cx } from '#ui/cx.ts';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { SoldPanel } from './completed-sale.tsx';
import { CurrentSale } from './current-sale.tsx';
import { ItemSearch } from './item-search.tsx';
import { type SaleLine, totalsOf, withItem } from './sale.ts';
import { focusPayment } from './sale-payment-form.tsx';
import styles from './sell.module.css';

/** The selling screen, as wide as the window: items on one side, the sale on the other. */
export function Counter({ store }: { store: Store }) {
  const [lines, setLines] = useState<SaleLine[]>([]);
  const [sold, setSold] = useState<Order | null>(null);
  /** Every sale begins with a fresh form. */
  const [sale, setSale] = useState(1);
  const money = useMoneyText();
  const totals = totalsOf(lines, store.account);

  function pick(good: ItemForSale): void {
    setSold(null);
    setLines((before) => withItem(before, good));
  }

  function begin(): void {
    setSold(null);
    setSale((number) => number + 1);
    document.getElementById('items-search')?.focus();
  }

  return (
    <div className={styles.screen}>
      <PageHeader title={say('title')} />
      <div className={styles.counter}>
        <ItemSearch isRestaurant={store.store_module === 'restaurant'} onPick={pick} onSettle={focusPayment}>
          {lines.length > 0 && (
            <a
              href="#current-sale"
              className={cx(buttonClass({ variant: 'primary', size: 'lg' }), styles.toSale)}
            >
              <span>{say('toSale.count', { count: lines.length })}</span>
              <span>{totals ? money(totals.total) : ''}</span>
            </a>
          )}
        </ItemSearch>
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
