import type { ReactNode } from 'react';
import { sayMoney } from '#sentences/frame/money.ts';
import styles from './ledger-list.module.css';
import { useMoneyText, useSignedMoneyText } from './money-text.ts';

export interface LedgerLine {
  id: string;
  title: ReactNode;
  /** Why, who and when. */
  details: ReactNode;
  /** In minor units; below zero what was taken. */
  amount: number;
  /** What was left after it. */
  balance: number;
}

/** Amounts that came and went, the newest first, each with what was left. */
export function LedgerList({ label, lines }: { label: string; lines: readonly LedgerLine[] }) {
  const money = useMoneyText();
  const signed = useSignedMoneyText();
  return (
    <ol aria-label={label} className={styles.list}>
      {lines.map(({ id, title, details, amount, balance }) => (
        <li key={id} className={styles.line}>
          <span className={styles.words}>
            <strong>{title}</strong>
            <span className={styles.details}>{details}</span>
          </span>
          <span className={styles.figures}>
            <strong>{signed(amount)}</strong>
            <span className={styles.details}>{sayMoney('ledger.left', { amount: money(balance) })}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
