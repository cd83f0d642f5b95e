import { PrinterIcon } from 'lucide-react';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayBalance as say } from '#sentences/sell/balance.ts';
import { sayPayment } from '#sentences/sell/payment.ts';
import { Button } from '#ui/buttons/button.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { paymentItems } from '../receipt/payment-items.ts';
import { useTill } from '../till-context.tsx';
import styles from './payment.module.css';
import { changeFor, type Tender } from './settlement.ts';

interface BalancePaidProps {
  paid: Tender;
  /** What is still to be paid of the sale, in minor units. */
  left: number;
  onPrint: () => void;
  onClose: () => void;
}

/** The balance that was just paid: the change first. */
export function BalancePaid({ paid, left, onPrint, onClose }: BalancePaidProps) {
  const money = useMoneyText();
  const isOnline = useTill().status().online;
  const change = changeFor(paid);
  return (
    <Modal
      open
      title={say('paid')}
      onClose={onClose}
      footer={
        <>
          <Button size="lg" icon={<PrinterIcon size={18} />} onClick={onPrint}>
            {say('print')}
          </Button>
          <Button autoFocus size="lg" variant="primary" onClick={onClose}>
            {say('done')}
          </Button>
        </>
      }
    >
      <div className={styles.payment}>
        {change > 0 && (
          <p role="status" className={styles.change}>
            <span>{sayPayment('change')}</span>
            <strong>{money(change)}</strong>
          </p>
        )}
        <DataList items={[...paymentItems([paid], money), { term: say('left'), value: money(left) }]} />
        {!isOnline && <Muted>{say('unsent')}</Muted>}
      </div>
    </Modal>
  );
}
