import { moneyFormat } from '@sokoni/rules/money/money';
import { storeDates } from '@sokoni/rules/stores/store-dates';
import type { SaleRung, TillSetup } from '#offline/till-types.ts';
import { rateText } from '#parts/taxes/rate-text.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayReceipt as say } from '#sentences/sell/receipt.ts';
import { Barcode } from './barcode.tsx';
import styles from './receipt.module.css';
import { ReceiptSums } from './receipt-sums.tsx';
import { totalsOfSale } from './sale-totals.ts';

export type Paper = '58' | '80' | 'a4';

export interface ReceiptProps {
  sale: SaleRung;
  setup: TillSetup;
  cashierName: string;
  paper: Paper;
  /** Without a price, for whoever is given what was bought. */
  isGift?: boolean;
  /** It was printed before. */
  isCopy?: boolean;
}

/** What the customer gets in hand, by what the sale itself says and by nothing else. */
export function Receipt(props: ReceiptProps) {
  const { sale, setup, cashierName, paper, isGift = false, isCopy = false } = props;
  const { store, register } = setup;
  const money = moneyFormat(store.currency_code, navigator.language);
  const dates = storeDates(store);
  const totals = totalsOfSale(sale);
  const facts = [
    [say('number'), sale.number],
    [say('date'), dates.moment(sale.at)],
    [say('register'), register.name],
    [say('cashier'), cashierName],
    ...(sale.customer && !isGift ? [[say('customer'), sale.customer.name]] : []),
  ];
  return (
    <article className={styles.receipt} data-paper={paper}>
      <header className={styles.head}>
        <strong className={styles.store}>{store.name}</strong>
        {store.address !== '' && <p className={styles.address}>{store.address}</p>}
        {store.phone !== '' && <p>{say('phone', { phone: store.phone })}</p>}
      </header>
      <h1 className={styles.kind}>{say(isGift ? 'receipt.gift' : 'receipt')}</h1>
      {isCopy && <p className={styles.mark}>{say('copy')}</p>}
      {sale.test && <p className={styles.mark}>{say('test')}</p>}
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.lines}>
        {sale.lines.map((line) => {
          const off = line.discount + line.offered;
          const name = [line.title, line.variant_name].filter(Boolean).join(' · ');
          if (isGift) {
            return (
              <li key={line.id} className={styles.line}>
                <span>{name}</span>
                <span>{say('units', { quantity: line.quantity })}</span>
              </li>
            );
          }
          return (
            <li key={line.id}>
              <p>{name}</p>
              <p className={styles.line}>
                <span>{say('each', { quantity: line.quantity, price: money(line.unit_price) })}</span>
                <span>{money(line.quantity * line.unit_price)}</span>
              </p>
              {off > 0 && (
                <p className={styles.line}>
                  <span>{say('line.off')}</span>
                  <span>{money(-off)}</span>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {!isGift && (
        <ReceiptSums
          sale={sale}
          totals={totals}
          money={money}
          day={dates.calendarDay}
          rate={(percent) => rateText({ name: null, percent })}
          method={(method) => sayOrderLabel(`method.${method}`)}
        />
      )}
      {store.receipt_footer !== '' && <p className={styles.footer}>{store.receipt_footer}</p>}
      <Barcode text={sale.number} />
      <p className={styles.number}>{sale.number}</p>
    </article>
  );
}
