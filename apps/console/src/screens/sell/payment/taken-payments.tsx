import { keptOf } from '@sokoni/rules/point-of-sale/cash';
import { XIcon } from 'lucide-react';
import { methodName } from '#parts/money/method-name.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
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
      {tenders.map((tender) => (
        <li key={tender.id}>
          <span className={styles.takenName}>
            {methodName(tender)}
            {tender.reference !== '' && <span className={styles.note}>{tender.reference}</span>}
            {tender.tip > 0 && (
              <span className={styles.note}>{say('tip.with', { amount: money(tender.tip) })}</span>
            )}
          </span>
          <span className={styles.figure}>{money(keptOf(tender))}</span>
          <IconButton
            size="lg"
            label={say('taken.remove', { method: methodName(tender), amount: money(keptOf(tender)) })}
            icon={<XIcon size={18} />}
            onClick={() => onRemove(tender.id)}
          />
        </li>
      ))}
    </ul>
  );
}
