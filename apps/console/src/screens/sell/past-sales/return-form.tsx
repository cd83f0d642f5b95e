import { orderLimits, type PaymentMethod, paymentMethods } from '@sokoni/rules/orders/order-labels';
import { useState } from 'react';
import { newUuid } from '#offline/new-uuid.ts';
import type { OutboxRowOf } from '#offline/till-database.ts';
import type { TillPayload } from '#offline/till-types.ts';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { amountOf, amountText } from '#parts/numbers/typed-number.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayPastSales as say } from '#sentences/sell/past-sales.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { useApproval, useCashier, useTill } from '../till-context.tsx';
import { useTillAct } from '../use-till-act.ts';
import { ReturnLines } from './return-lines.tsx';
import { refundOf, returnableLines, returnedValue } from './returned-value.ts';

interface ReturnFormProps {
  row: OutboxRowOf<'sale'>;
  /** What came back before. */
  earlier: readonly TillPayload<'return'>[];
  onDone: () => void;
  onClose: () => void;
}

/** Items of a sale that come back, and the money for them. */
export function ReturnForm({ row, earlier, onDone, onClose }: ReturnFormProps) {
  const sale = row.payload;
  const till = useTill();
  const cashier = useCashier();
  const approve = useApproval();
  const currency = useCurrency();
  const money = useMoneyText();
  const [ids] = useState(() => ({ command: newUuid(), refund: newUuid() }));
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const [isRestocked, setIsRestocked] = useState(true);
  const [method, setMethod] = useState<PaymentMethod>(() => firstMethod(sale));
  const [typed, setTyped] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<{ lines?: string; amount?: string }>({});
  const { isBusy, problem, run } = useTillAct();
  const lines = returnableLines(sale, earlier);
  const value = returnedValue(lines, chosen);
  const { due, most } = refundOf(sale, lines, earlier, value);
  const text = typed ?? amountText(due, currency);
  const refund = amountOf(text, currency);

  function save(): Promise<void> {
    return run(async () => {
      const back = Object.entries(chosen).filter(([, quantity]) => quantity > 0);
      if (back.length === 0) {
        setWrong({ lines: say('return.problem.none') });
        return;
      }
      if (most > 0 && (refund === null || refund < 0 || refund > most)) {
        setWrong({ amount: say('return.problem.amount', { amount: money(most) }) });
        return;
      }
      const approval = await approve('refundOrder');
      if (!approval) return;
      await till.commit(
        'return',
        {
          ...{ cashier_id: cashier.id, approved_by: approval.approved_by, at: new Date().toISOString() },
          order_id: row.id,
          lines: back.map(([line_id, quantity]) => ({ line_id, quantity, restocked: isRestocked })),
          reason: reason.trim(),
          refund: most > 0 && refund ? { id: ids.refund, method, amount: refund } : null,
        },
        ids.command,
      );
      toast.success(say('return.done'));
      onDone();
    });
  }

  return (
    <FormModal
      size="lg"
      title={say('return.title', { number: sale.number })}
      confirmLabel={
        most > 0 && refund ? say('return.save', { amount: money(refund) }) : say('return.saveUnpaid')
      }
      busy={isBusy}
      onSubmit={save}
      onClose={onClose}
    >
      {problem && <FormError>{problem}</FormError>}
      {wrong.lines && <FormError>{wrong.lines}</FormError>}
      <ReturnLines
        lines={lines}
        chosen={chosen}
        onChange={(next) => {
          setWrong({});
          setTyped(null);
          setChosen(next);
        }}
      />
      <CheckboxField
        label={say('return.restock')}
        hint={say('return.restockHint')}
        checked={isRestocked}
        onChange={(event) => setIsRestocked(event.target.checked)}
      />
      <DataList items={[{ term: say('return.value'), value: money(value) }]} />
      {most > 0 && (
        <>
          <MoneyInput
            label={say('return.refund')}
            error={wrong.amount}
            value={text}
            onChange={(next) => {
              setWrong({});
              setTyped(next);
            }}
          />
          <SelectField
            label={say('return.method')}
            options={methodsFor(sale).map((one) => ({ value: one, label: sayOrderLabel(`method.${one}`) }))}
            value={method}
            onChange={(next) => setMethod(next as PaymentMethod)}
          />
        </>
      )}
      <TextField
        size="lg"
        optional
        label={say('return.reason')}
        maxLength={orderLimits.reasonLength}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </FormModal>
  );
}

type Sale = TillPayload<'sale'>;

/** Which gift card gets money back is chosen under Orders; store credit is a customer's. */
function methodsFor({ customer }: Sale): PaymentMethod[] {
  return paymentMethods.filter(
    (method) => method !== 'gift_card' && (method !== 'store_credit' || customer !== null),
  );
}

function firstMethod(sale: Sale): PaymentMethod {
  const used = sale.payments[0]?.method ?? 'cash';
  return methodsFor(sale).includes(used) ? used : 'cash';
}
