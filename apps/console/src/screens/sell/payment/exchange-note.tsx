import { exchangeSums, type OpenExchange } from '@sokoni/rules/point-of-sale/open-sale';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayExchange as say } from '#sentences/sell/exchange.ts';
import styles from './payment.module.css';

interface ExchangeNoteProps {
  exchange: OpenExchange;
  /** What the new items come to, in minor units. */
  total: number;
}

/** What pays for the new items beside money. */
export function ExchangeNote({ exchange, total }: ExchangeNoteProps) {
  const money = useMoneyText();
  const { used } = exchangeSums(exchange, total);
  return (
    <p className={styles.note}>
      {say('note', { total: money(total), credit: money(used), number: exchange.number })}
    </p>
  );
}
