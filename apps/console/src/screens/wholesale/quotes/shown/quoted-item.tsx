import { dotText } from '@sokoni/messages/list-text';
import listCard from '#parts/lists/list-card.module.css';
import { cx } from '#ui/cx.ts';
import styles from './quotes.module.css';

interface QuotedItemProps {
  item: { title: string; variant_name: string; sku: string };
  /** What other prices there are beside that of the line, in words. */
  prices: readonly string[];
}

/** What a line of a quote is of. */
export function QuotedItem({ item: { title, variant_name, sku }, prices }: QuotedItemProps) {
  const details = dotText([variant_name, sku]);
  return (
    <span className={cx(listCard.names, styles.quoted)}>
      <span className={styles.item}>{title}</span>
      {details !== '' && <span className={listCard.details}>{details}</span>}
      {prices.map((price) => (
        <span key={price} className={listCard.details}>
          {price}
        </span>
      ))}
    </span>
  );
}
