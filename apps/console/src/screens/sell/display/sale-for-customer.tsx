import { useMoneyText } from '#parts/money/money-text.ts';
import { sayDisplay as say } from '#sentences/sell/display.ts';
import styles from './customer-display.module.css';
import type { Shown } from './shown-to-customer.ts';

/** The sale as it is rung: what was rung last is in sight, and so is the total. */
export function SaleForCustomer({ sale }: { sale: Extract<Shown, { kind: 'sale' }> }) {
  const money = useMoneyText();
  const { lines, discount, vat, total } = sale;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className={styles.rung} tabIndex={0}>
        <ul className={styles.lines} aria-label={say('items')}>
          {lines.map(({ id, name, quantity, unit_price, amount }) => (
            <li key={id}>
              <span className={styles.name}>{name}</span>
              <span className={styles.amount}>{money(amount)}</span>
              <span className={styles.each}>{say('each', { quantity, price: money(unit_price) })}</span>
            </li>
          ))}
        </ul>
      </div>
      <dl className={styles.sums}>
        {discount > 0 && <Sum term={say('discount')} value={money(-discount)} />}
        {vat > 0 && <Sum term={say('vat')} value={money(vat)} />}
        <div className={styles.total}>
          <dt>{say('total')}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
    </>
  );
}

function Sum({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
