import { currencyOf } from '@sokoni/rules/money/currencies';
import { keptOf } from '@sokoni/rules/point-of-sale/cash';
import { useRef, useState } from 'react';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayBalance as say } from '#sentences/sell/balance.ts';
import { sayPayment } from '#sentences/sell/payment.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { Keypad } from '../cart/keypad/keypad.tsx';
import { useKeypad } from '../cart/keypad/use-keypad.ts';
import type { ShownSale } from '../past-sales/shown-sale.ts';
import { opensDrawer } from '../printer/cash-drawer.ts';
import { useReceiptPrinter } from '../printer/printer-context.ts';
import { useCashier, useTill } from '../till-context.tsx';
import { useTillAct } from '../use-till-act.ts';
import { BalancePaid } from './balance-paid.tsx';
import { MethodTiles } from './method-tiles.tsx';
import styles from './payment.module.css';
import { changeFor, needsServer, type Tender } from './settlement.ts';
import { TenderFields } from './tender-fields.tsx';
import { usePaymentKeys } from './use-payment-keys.ts';
import { useTenderEntry } from './use-tender-entry.ts';

interface BalanceDialogProps {
  /** Of the sale. */
  id: string;
  sale: ShownSale;
  /** What is left to be paid of it, in minor units, above 0. */
  balance: number;
  onPrint: () => void;
  onClose: () => void;
}

/** A customer pays the balance of an earlier sale, or a part of it, in whatever the till can take by itself. */
export function BalanceDialog({ id: order_id, sale, balance, onPrint, onClose }: BalanceDialogProps) {
  const till = useTill();
  const cashier = useCashier();
  const printer = useReceiptPrinter();
  const money = useMoneyText();
  // As it was when the customer came: what is written meanwhile is this payment.
  const [due] = useState(balance);
  const [paid, setPaid] = useState<Tender | null>(null);
  const entry = useTenderEntry({ type: 'instant', remaining: due, customer: sale.customer });
  const { draft, handed, settings } = entry;
  const { isBusy, problem, run } = useTillAct();
  const { decimals } = currencyOf(entry.currency);
  const keypad = useKeypad<'amount' | 'tip'>(
    'amount',
    { amount: decimals, tip: decimals },
    (field) => draft[field],
    (field, text) => (field === 'tip' ? entry.setTip(text) : entry.patch({ amount: text })),
  );
  const change = entry.tender ? changeFor(entry.tender) : 0;

  function pay(): void {
    void run(async () => {
      const tender = entry.read();
      if (!tender) return;
      const { id, gift_card_code: _, method, ...payment } = tender;
      if (needsServer(method)) return;
      const told = { cashier_id: cashier.id, approved_by: null, at: new Date().toISOString() };
      await till.commit('balance_paid', { ...told, order_id, method, ...payment }, id);
      if (opensDrawer([tender], settings.methods)) printer.openDrawer();
      setPaid(tender);
    });
  }

  const body = useRef<HTMLDivElement>(null);
  usePaymentKeys(body, { payment: entry, onKey: keypad.press, onPay: pay });

  if (paid) return <BalancePaid paid={paid} left={due - paid.amount} {...{ onPrint, onClose }} />;
  return (
    <Modal
      open
      size="xl"
      title={say('title', { number: sale.number })}
      locked={isBusy}
      onClose={onClose}
      footer={
        <div className={styles.finish}>
          {problem && <FormError>{problem}</FormError>}
          {change > 0 && (
            <p role="status" className={styles.change}>
              <span>{sayPayment('change')}</span>
              <strong>{money(change)}</strong>
            </p>
          )}
          <Button
            autoFocus
            fullWidth
            size="lg"
            variant="primary"
            busy={isBusy}
            className={styles.pay}
            onClick={pay}
          >
            {sayPayment('pay.amount', { amount: money(handed ? keptOf(handed) : due) })}
          </Button>
        </div>
      }
    >
      <div ref={body} className={styles.payment}>
        <p className={styles.sum}>
          <span>{sayPayment('balance')}</span>
          <strong>{money(due)}</strong>
        </p>
        <MethodTiles
          methods={settings.methods.filter(({ kind }) => !needsServer(kind))}
          chosenId={draft.method.id}
          isOnline={till.status().online}
          onChange={(method) => entry.patch({ method })}
        />
        <div className={styles.beside}>
          <TenderFields payment={entry} amount={keypad.bind('amount')} tip={keypad.bind('tip')} />
          <Keypad hasPoint={keypad.hasPoint} onKey={keypad.press} />
        </div>
      </div>
    </Modal>
  );
}
