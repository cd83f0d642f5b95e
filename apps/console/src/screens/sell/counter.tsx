import type { Store } from '#api/types.ts';
import { useOpenHelp } from '#parts/help/help.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { HelpIcon } from '#ui/icons.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import styles from './sell.module.css';

/** The selling screen, as wide as the window: goods on one side, the sale on the other. */
export function Counter({ store }: { store: Store }) {
  const openHelp = useOpenHelp();
  const isRestaurant = store.store_module === 'restaurant';
  return (
    <div className={styles.screen}>
      <PageHeader title="Sell" />
      <div className={styles.counter}>
        <section aria-label={isRestaurant ? 'Menu' : 'Goods'} className={styles.goods}>
          <EmptyState
            drawing={isRestaurant ? 'pos_restaurant' : 'pos_retail'}
            title="Nothing to sell yet"
            action={
              <Button size="lg" icon={<HelpIcon size={18} />} onClick={() => openHelp('point_of_sale')}>
                How to prepare the counter
              </Button>
            }
          >
            {isRestaurant
              ? 'Your dishes will stand here, one touch each. Selling is still being built.'
              : 'Your goods will stand here, one touch each. Selling is still being built.'}
          </EmptyState>
        </section>
        <section aria-labelledby="current-sale" className={styles.sale}>
          <h2 id="current-sale" className={styles.saleTitle}>
            Current sale
          </h2>
          <p className={styles.saleEmpty}>What a customer takes is listed here, with the sum below.</p>
        </section>
      </div>
    </div>
  );
}
