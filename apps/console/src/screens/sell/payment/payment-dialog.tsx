import { currencyOf } from '@sokoni/rules/money/currencies';
import { keptOf } from '@sokoni/rules/point-of-sale/cash';
import type { OpenSale, SaleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import { PlusIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OutboxRow } from '#offline/till-database.ts';
import type { SaleDraft } from '#offline/till-types.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayExchange } from '#sentences/sell/exchange.ts';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ConfirmModal, Modal } from '#ui/overlays/modal.tsx';
import { Keypad } from '../cart/keypad/keypad.tsx';
import { useKeypad } from '../cart/keypad/use-keypad.ts';
import type { TillDiscount } from '../sales/use-sale-figures.ts';
import { useApproval, useCashier, useTill } from '../till-context.tsx';
import { CustomerTerms } from './customer-terms.tsx';
import { ExchangeNote } from './exchange-note.tsx';
import { cashBackOf } from './exchange-return.ts';
import { MethodTiles } from './method-tiles.tsx';
import { payLabel } from './pay-label.ts';
import styles from './payment.module.css';
import { rungSale } from './rung-sale.ts';
import { changeFor, leavesBalance } from './settlement.ts';
import { TakenPayments } from './taken-payments.tsx';
import { TenderFields } from './tender-fields.tsx';
import { TypeTiles } from './type-tiles.tsx';
import { useCommit } from './use-commit.ts';
import { usePayment } from './use-payment.ts';
import { usePaymentKeys } from './use-payment-keys.ts';

interface PaymentDialogProps {
  sale: OpenSale;
  figures: SaleFigures<TillDiscount>;
  /** The sale is on the disk of this device. */
  onPaid: (row: OutboxRow) => void;
  onClose: () => void;
}

/** Takes the payment of a sale: SPEC section 3, payment types. Enter on what has the focus at first is exact cash. */
export function PaymentDialog({ sale, figures, onPaid, onClose }: PaymentDialogProps) {
  const till = useTill();
  const cashier = useCashier();
  const approve = useApproval();
  const money = useMoneyText();
  const payment = usePayment(sale, figures);
  const { commit, isBusy, problem, isUncertain } = useCommit(sale, onPaid);
  const { type, draft, isPaidNow, remaining, tender, credit, problems } = payment;
  const [isClosing, setIsClosing] = useState(false);
  const taken = payment.tenders.reduce((sum, one) => sum + keptOf(one), 0);
  const { decimals } = currencyOf(payment.currency);
  const keypad = useKeypad<'amount' | 'tip'>(
    'amount',
    { amount: decimals, tip: decimals },
    (field) => draft[field],
    (field, text) => (field === 'tip' ? payment.setTip(text) : payment.patch({ amount: text })),
  );
  const change = tender && type === 'instant' ? changeFor(tender) : 0;
  /** There is something to enter an amount of. */
  const isEntering = isPaidNow && remaining > 0;
  const isSplit = type === 'instant' && tender !== null && tender.amount < remaining;

  async function draftOf(): Promise<SaleDraft | null> {
    const settlement = payment.settle();
    if (!settlement) return null;
    const approval = credit && credit.over > 0 ? await approve('setCreditLimit') : { approved_by: null };
    if (!approval) return null;
    return rungSale(payment.sale, payment.figures, settlement, till.setup(), {
      cashier_id: cashier.id,
      approved_by: approval.approved_by ?? sale.approved_by,
      at: new Date().toISOString(),
    });
  }

  function pay(): void {
    if (isBusy) return;
    if (isSplit && !isUncertain) payment.take();
    else void commit(draftOf);
  }

  const body = useRef<HTMLDivElement>(null);
  usePaymentKeys(body, {
    payment,
    onKey: isEntering && !isUncertain ? keypad.press : undefined,
    onPay: pay,
  });

  return (
    <Modal
      open
      size="xl"
      title={say('title')}
      locked={isBusy || isUncertain}
      onClose={() => (taken > 0 ? setIsClosing(true) : onClose())}
      footer={
        <div className={styles.finish}>
          {problem && <FormError>{problem}</FormError>}
          {change > 0 && (
            <p role="status" className={styles.change}>
              <span>{say('change')}</span>
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
            {isUncertain ? say('pay.again') : payLabel(payment, money)}
          </Button>
        </div>
      }
    >
      <UnsavedGuard dirty={taken > 0 && !isBusy} />
      <ConfirmModal
        open={isClosing}
        danger
        title={say('close.title')}
        confirmLabel={say('close.confirm')}
        cancelLabel={say('close.stay')}
        onConfirm={onClose}
        onCancel={() => setIsClosing(false)}
      >
        {say('close.text', { amount: money(taken) })}
      </ConfirmModal>
      <div ref={body} className={styles.payment} inert={isUncertain}>
        <Sums payment={payment} />
        {sale.exchange ? (
          <ExchangeNote exchange={sale.exchange} total={payment.figures.totals?.total ?? 0} />
        ) : (
          payment.total > 0 && <TypeTiles value={type} onChange={payment.setType} />
        )}
        <TakenPayments tenders={payment.tenders} onRemove={payment.removeTender} />
        {isEntering ? (
          <>
            <MethodTiles
              methods={payment.settings.methods}
              chosenId={draft.method.id}
              isOnline={till.status().online}
              onChange={(method) => payment.patch({ method })}
            />
            <div className={styles.beside}>
              <TenderFields payment={payment} amount={keypad.bind('amount')} tip={keypad.bind('tip')} />
              <Keypad hasPoint={keypad.hasPoint} onKey={keypad.press} />
            </div>
            {type === 'part_instant' && tender && tender.amount < remaining && (
              <Button size="lg" icon={<PlusIcon size={18} />} onClick={payment.take}>
                {say('split')}
              </Button>
            )}
          </>
        ) : (
          problems.amount && <FormError>{problems.amount}</FormError>
        )}
        <div className={styles.about}>
          <CustomerTerms payment={payment} />
          {leavesBalance(type) && (
            <TextField
              type="date"
              size="lg"
              label={say('due')}
              min={payment.today}
              error={problems.due}
              value={payment.dueOn}
              onChange={(event) => payment.setDueOn(event.target.value)}
            />
          )}
          {type !== 'pod' && (
            <Segmented
              label={say('collection.label')}
              options={[
                { value: 'now', label: say('collection.now') },
                { value: 'later', label: say('collection.later') },
              ]}
              value={payment.isFulfilled ? 'now' : 'later'}
              onChange={(when) => payment.setIsFulfilled(when === 'now')}
            />
          )}
        </div>
      </div>
    </Modal>
  );
}

/** What the sale comes to, and what is left of it. */
function Sums({ payment }: { payment: ReturnType<typeof usePayment> }) {
  const { total, remaining, tenders, type, tender, handed } = payment;
  const money = useMoneyText();
  const { exchange } = payment.sale;
  const setup = useTill().setup();
  const cashBack = exchange && cashBackOf(exchange, payment.figures.totals?.total ?? 0, setup);
  const later = type === 'part_instant' ? remaining - (tender?.amount ?? 0) : type === 'credit' ? total : 0;
  return (
    <div className={styles.sums}>
      {cashBack ? (
        <p className={styles.sum} role="status">
          <span>{sayExchange('toRefund')}</span>
          <strong>{money(cashBack.amount + cashBack.rounding)}</strong>
        </p>
      ) : (
        <p className={styles.sum}>
          <span>{exchange ? sayExchange('toPay') : say('total')}</span>
          <strong>{money(total)}</strong>
        </p>
      )}
      {tenders.length > 0 && (type === 'instant' || remaining < 0) && (
        <p className={styles.sum} role="status">
          <span>{say(remaining < 0 ? 'overpaid' : 'remaining')}</span>
          <strong>{money(Math.abs(remaining))}</strong>
        </p>
      )}
      {handed && handed.rounding !== 0 && (
        <p className={styles.sum}>
          <span>{say('rounding')}</span>
          <strong>{money(handed.rounding)}</strong>
        </p>
      )}
      {handed && handed.tip > 0 && (
        <p className={styles.sum}>
          <span>{say('tip')}</span>
          <strong>{money(handed.tip)}</strong>
        </p>
      )}
      {handed && keptOf(handed) !== handed.amount && (
        <p className={styles.sum} role="status">
          <span>{say('toPay')}</span>
          <strong>{money(keptOf(handed))}</strong>
        </p>
      )}
      {leavesBalance(type) && (
        <p className={styles.sum} role="status">
          <span>{say('balance')}</span>
          <strong>{money(later)}</strong>
        </p>
      )}
    </div>
  );
}
