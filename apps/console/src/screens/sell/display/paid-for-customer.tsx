import { useMoneyText } from '#parts/money/money-text.ts';
import { sayDisplay as say } from '#sentences/sell/display.ts';
import { Qr } from '../receipt/qr.tsx';
import styles from './customer-display.module.css';
import type { Shown } from './shown-to-customer.ts';

/** Thanks, what goes back or is left to be paid, and the receipt to take along. */
export function PaidForCustomer({ sale }: { sale: Extract<Shown, { kind: 'paid' }> }) {
  const money = useMoneyText();
  const { total, change, balance, link } = sale;
  const figures = [
    { term: say('total'), value: total, isShown: true },
    { term: say('balance'), value: balance, isShown: balance > 0 },
    { term: say('change'), value: change, isShown: change > 0 },
  ].filter(({ isShown }) => isShown);
  return (
    <div className={styles.paid}>
      <div className={styles.thanks}>
        <p className={styles.welcome}>{say('thanks')}</p>
        <dl className={styles.figures}>
          {figures.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{money(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      {link && (
        <figure className={styles.receipt}>
          <Qr text={link} className={styles.qr} />
          <figcaption>{say('receipt')}</figcaption>
        </figure>
      )}
    </div>
  );
}
