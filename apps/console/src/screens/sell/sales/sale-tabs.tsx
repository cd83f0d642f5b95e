import { PlusIcon } from 'lucide-react';
import { saySell as say } from '#sentences/sell/counter.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { isBlank, unitsIn } from './open-sales-state.ts';
import styles from './sale-tabs.module.css';
import type { OpenSalesHandle } from './use-open-sales.ts';

/** The sales that are open side by side, each as a tab, and the way to begin a further one. */
export function SaleTabs({ open: { sales, current, select, open } }: { open: OpenSalesHandle }) {
  return (
    <nav aria-label={say('bar.sales')} className={styles.place} data-single={sales.length === 1 || undefined}>
      <ul className={styles.tabs}>
        {sales.map((sale, index) => (
          <li key={sale.id}>
            <button
              type="button"
              className={styles.tab}
              aria-current={sale.id === current.id || undefined}
              onClick={() => select(sale.id)}
            >
              <span className={styles.name}>
                {sale.customer?.name ?? say('bar.sale', { number: index + 1 })}
              </span>
              <span className={styles.units}>{say('bar.units', { count: unitsIn(sale) })}</span>
            </button>
          </li>
        ))}
      </ul>
      <IconButton
        size="lg"
        label={say('bar.newSale')}
        icon={<PlusIcon size={20} />}
        disabled={isBlank(current)}
        onClick={() => open()}
      />
    </nav>
  );
}
