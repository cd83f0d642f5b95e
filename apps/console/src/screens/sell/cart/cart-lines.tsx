import type { OpenLine, OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { memo, useEffect, useRef } from 'react';
import { useMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { sayCart as say } from '#sentences/sell/cart.ts';
import { useLanguage } from '#session/language.ts';
import { useSteady } from '../use-steady.ts';
import styles from './cart.module.css';

interface CartLinesProps {
  sale: OpenSale;
  onOpen: (lineId: string) => void;
}

/** The lines of the sale; a touch opens one. What was rung last is in sight. */
export function CartLines({ sale, onOpen }: CartLinesProps) {
  const list = useRef<HTMLUListElement>(null);
  const count = sale.lines.length;
  const openLine = useSteady(onOpen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sale or a further line shows its end
  useEffect(() => {
    const box = list.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [sale.id, count]);
  return (
    <ul ref={list} className={styles.lines}>
      {sale.lines.map((line) => (
        <li key={line.id}>
          <CartLine line={line} onOpen={openLine} />
        </li>
      ))}
    </ul>
  );
}

interface CartLineProps {
  line: OpenLine;
  onOpen: (lineId: string) => void;
}

/** Drawn when it changes, not whenever its sale does. */
const CartLine = memo(function CartLine({ line, onOpen }: CartLineProps) {
  useLanguage();
  const money = useMoneyText();
  const { title, variant_name, quantity, unit_price, listed_price, discount, note } = line;
  const amount = money(quantity * unit_price - discount);
  const isOffListed = listed_price !== null && listed_price !== unit_price;
  return (
    <button
      type="button"
      className={styles.line}
      aria-label={say('line.edit', { item: itemName(title, variant_name), quantity, amount })}
      onClick={() => onOpen(line.id)}
    >
      <span className={styles.quantity}>{countText(quantity)}</span>
      <span className={styles.words}>
        <bdi className={styles.title}>{title}</bdi>
        {variant_name !== '' && <bdi className={styles.detail}>{variant_name}</bdi>}
        {(quantity > 1 || isOffListed) && (
          <span className={styles.detail}>{say('line.each', { price: money(unit_price) })}</span>
        )}
        {isOffListed && (
          <span className={styles.detail}>{say('line.listed', { price: money(listed_price) })}</span>
        )}
        {discount > 0 && (
          <span className={styles.detail}>{say('line.off', { amount: money(discount) })}</span>
        )}
        {note !== '' && <bdi className={styles.detail}>{note}</bdi>}
      </span>
      <span className={styles.amount}>{amount}</span>
    </button>
  );
});
