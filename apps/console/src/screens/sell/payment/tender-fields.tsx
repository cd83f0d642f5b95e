import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { keptOf, quickCash } from '@sokoni/rules/point-of-sale/cash';
import { useStoreCredit } from '#api/customers/store-credit.ts';
import { GiftCardCodeField } from '#parts/money/gift-card-code-field.tsx';
import { useMoneyText, useShortMoneyText } from '#parts/money/money-text.ts';
import { amountText } from '#parts/numbers/typed-number.ts';
import { sayPayment as say } from '#sentences/sell/payment.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FigureField } from '../cart/keypad/figure-field.tsx';
import styles from './payment.module.css';
import { isHandedOver } from './settlement.ts';
import { TipField } from './tip-field.tsx';
import type { TenderEntry } from './use-tender-entry.ts';

/** A figure that is tied to the keypad beside it. */
export interface KeyedField {
  value: string;
  decimals: number;
  onChange: (text: string) => void;
  onFocus: () => void;
}

interface TenderFieldsProps {
  payment: TenderEntry;
  amount: KeyedField;
  tip: KeyedField;
}

/** The amount of a payment, and what its method asks for. */
export function TenderFields({ payment, amount, tip }: TenderFieldsProps) {
  const { draft, type, full, customer, problems, currency, patch } = payment;
  const { kind, reference } = draft.method;
  const isCash = isHandedOver(draft.method, type);
  return (
    <div className={styles.fields}>
      {isCash && <QuickAmounts payment={payment} />}
      <FigureField
        label={isCash ? say('received') : say(type === 'part_instant' ? 'part' : 'amount')}
        hint={isCash && amount.value === '' ? say('received.exact') : undefined}
        error={problems.amount}
        placeholder={
          type === 'instant' ? amountText(isCash ? keptOf(full) : full.amount, currency) : undefined
        }
        {...amount}
      />
      <TipField payment={payment} tip={tip} />
      {reference !== 'off' && (
        <TextField
          size="lg"
          optional={reference === 'optional'}
          label={say('reference')}
          error={problems.reference}
          autoComplete="off"
          maxLength={orderLimits.referenceLength}
          value={draft.reference}
          onChange={(event) => patch({ reference: event.target.value })}
        />
      )}
      {kind === 'gift_card' && (
        <GiftCardCodeField
          size="lg"
          value={draft.gift_card_code}
          error={problems.code}
          onChange={(gift_card_code) => patch({ gift_card_code })}
        />
      )}
      {kind === 'store_credit' && customer && <CreditLeft customerId={customer.id} />}
    </div>
  );
}

/** What notes make of the sum; each fills in what was handed over. */
function QuickAmounts({ payment: { full, currency, draft, patch } }: { payment: TenderEntry }) {
  const due = keptOf(full);
  const amounts = due > 0 ? quickCash(due, currency) : [];
  const money = useShortMoneyText(amounts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a field set would frame it
    <div role="group" aria-label={say('quick')} className={styles.quick}>
      {amounts.map((minor) => {
        const text = amountText(minor, currency);
        return (
          <button
            key={minor}
            type="button"
            className={styles.quickAmount}
            aria-pressed={draft.amount === text}
            onClick={() => patch({ amount: text })}
          >
            {money(minor)}
          </button>
        );
      })}
    </div>
  );
}

function CreditLeft({ customerId }: { customerId: string }) {
  const money = useMoneyText();
  const { data } = useStoreCredit(customerId);
  if (!data) return null;
  return <p className={styles.note}>{say('credit.left', { amount: money(data.balance) })}</p>;
}
