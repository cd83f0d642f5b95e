import { currencyOf } from '@sokoni/rules/money/currencies';
import type { OpenSale, SaleFigures } from '@sokoni/rules/point-of-sale/open-sale';
import { PlusIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { OutboxRow } from '#offline/till-database.ts';
import type { SaleDraft } from '#offline/till-types.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { Keypad } from '../cart/keypad.tsx';
import type { KeypadKey } from '../cart/keypad-text.ts';
import { useKeypad } from '../cart/use-keypad.ts';
import type { TillDiscount } from '../sales/use-sale-figures.ts';
import { useApproval, useCashier, useTill } from '../till-context.tsx';
import { CustomerTerms } from './customer-terms.tsx';
import { MethodTiles } from './method-tiles.tsx';
import { payLabel } from './pay-label.ts';
import styles from './payment.module.css';
import { rungSale } from './rung-sale.ts';
import { leavesBalance } from './settlement.ts';
import { TakenPayments } from './taken-payments.tsx';
import { TenderFields } from './tender-fields.tsx';
import { TypeTiles } from './type-tiles.tsx';
import { useCommit } from './use-commit.ts';
import { usePayment } from './use-payment.ts';

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
  const { commit, isBusy, problem, isUncertain } = useCommit(sale.id, onPaid);
  const { type, draft, isPaidNow, remaining, tender, credit, problems } = payment;
  const keypad = useKeypad<'amount'>(
    'amount',
    { amount: currencyOf(payment.currency).decimals },
    () => draft.amount,
    (_, amount) => payment.patch({ amount }),
  );
  const change = tender && type === 'instant' ? tender.tendered - tender.amount : 0;
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

  function typeAnywhere(event: KeyboardEvent): void {
    const isField = event.target instanceof HTMLInputElement && event.target.type !== 'radio';
    if (isField || !isPaidNow || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = keyOf(event.key);
    if (!key) return;
    event.preventDefault();
    keypad.press(key);
  }

  return (
    <Modal
      open
      size="xl"
      title={say('title')}
      locked={isBusy || isUncertain}
      onClose={onClose}
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
            onClick={() => (isSplit && !isUncertain ? payment.take() : void commit(draftOf))}
          >
            {isUncertain ? say('pay.again') : payLabel(payment, money)}
          </Button>
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: digits go to the amount wherever the focus is */}
      <div className={styles.payment} onKeyDown={typeAnywhere} inert={isUncertain}>
        <Sums payment={payment} />
        <TypeTiles value={type} onChange={payment.setType} />
        {isPaidNow && (
          <>
            <TakenPayments tenders={payment.tenders} onRemove={payment.removeTender} />
            {remaining > 0 && (
              <>
                <MethodTiles
                  value={draft.method}
                  isOnline={till.status().online}
                  onChange={(method) => payment.patch({ method })}
                />
                <div className={styles.beside}>
                  <TenderFields payment={payment} amount={keypad.bind('amount')} />
                  <Keypad hasPoint={keypad.hasPoint} onKey={keypad.press} />
                </div>
                {type === 'part_instant' && tender && tender.amount < remaining && (
                  <Button size="lg" icon={<PlusIcon size={18} />} onClick={payment.take}>
                    {say('split')}
                  </Button>
                )}
              </>
            )}
          </>
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
  const { total, remaining, tenders, type, tender } = payment;
  const money = useMoneyText();
  const later = type === 'part_instant' ? remaining - (tender?.amount ?? 0) : type === 'credit' ? total : 0;
  return (
    <div className={styles.sums}>
      <p className={styles.sum}>
        <span>{say('total')}</span>
        <strong>{money(total)}</strong>
      </p>
      {type === 'instant' && tenders.length > 0 && (
        <p className={styles.sum} role="status">
          <span>{say('remaining')}</span>
          <strong>{money(remaining)}</strong>
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

function keyOf(key: string): KeypadKey | null {
  if (/^\d$/.test(key)) return key as `${number}`;
  if (key === '.' || key === ',') return '.';
  return key === 'Backspace' ? 'erase' : null;
}
