import type { PriceBreak } from '@sokoni/rules/wholesale/price-breaks';
import { moneyTextIn } from '#parts/money/money-text.ts';
import { saySupplierShop as say } from '#sentences/wholesale/shop.ts';
import styles from './shop.module.css';

interface BreaksProps {
  /** What has these prices. */
  name: string;
  breaks: readonly PriceBreak[];
  currency: string;
}

/** What one costs from how many on; nothing without volume prices. */
export function Breaks({ name, breaks, currency }: BreaksProps) {
  const money = moneyTextIn(currency);
  if (breaks.length === 0) return null;
  return (
    <table className={styles.breaks}>
      <caption className="visually-hidden">{say('breaks.of', { name })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('breaks.quantity')}</th>
          <th scope="col">{say('breaks.price')}</th>
        </tr>
      </thead>
      <tbody>
        {breaks.map(({ minimum, unit_price }) => (
          <tr key={minimum}>
            <td>{say('breaks.from', { count: minimum })}</td>
            <td>{money(unit_price)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
