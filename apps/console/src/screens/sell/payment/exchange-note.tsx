import type { OpenExchange } from '@sokoni/rules/point-of-sale/open-sale';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayExchange as say } from '#sentences/sell/exchange.ts';
import styles from './payment.module.css';

interface ExchangeNoteProps {
  exchange: OpenExchange;
  /** What the new items come to, in minor units. */
  total: number;
}

/** What the items that came back are worth, beside the new ones. */
export function ExchangeNote({ exchange, total }: ExchangeNoteProps) {
  const money = useMoneyText();
  return (
    <p className={styles.note}>
      {say('note', { total: money(total), credit: money(exchange.credit), number: exchange.number })}
    </p>
  );
}
