import { XIcon } from 'lucide-react';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import styles from './payment.module.css';
import type { Tender } from './settlement.ts';

/** What has been taken so far of a sale that is paid in several ways. */
export function TakenPayments({
  tenders,
  onRemove,
}: {
  tenders: readonly Tender[];
  onRemove: (id: string) => void;
}) {
  const money = useMoneyText();
  if (tenders.length === 0) return null;
  return (
    <ul aria-label={say('taken')} className={styles.taken}>
      {tenders.map(({ id, method, amount, reference }) => (
        <li key={id}>
          <span className={styles.takenName}>
            {sayOrderLabel(`method.${method}`)}
            {reference !== '' && <span className={styles.note}>{reference}</span>}
          </span>
          <span className={styles.figure}>{money(amount)}</span>
          <IconButton
            size="lg"
            label={say('taken.remove', { method: sayOrderLabel(`method.${method}`), amount: money(amount) })}
            icon={<XIcon size={18} />}
            onClick={() => onRemove(id)}
          />
        </li>
      ))}
    </ul>
  );
}
