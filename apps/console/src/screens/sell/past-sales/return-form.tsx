import { dotText } from '@sokoni/messages/list-text';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { cashRounding, smallestCoin } from '@sokoni/rules/point-of-sale/cash';
import { newSale, type OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import type { TillMethod } from '@sokoni/rules/point-of-sale/till-settings';
import { useState } from 'react';
import { newUuid } from '#offline/new-uuid.ts';
import { methodName } from '#parts/money/method-name.ts';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { amountOf, amountText } from '#parts/numbers/typed-number.ts';
import { sayCashier } from '#sentences/sell/cashier.ts';
import { sayExchange } from '#sentences/sell/exchange.ts';
import { sayPastSales as say } from '#sentences/sell/past-sales.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { FormError } from '#ui/fields/form-error.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { firstMethod } from '../payment/settlement.ts';
import { opensDrawer } from '../printer/cash-drawer.ts';
import { useReceiptPrinter } from '../printer/printer-context.ts';
import { useApproval, useCashier, useTill } from '../till-context.tsx';
import { useTillAct } from '../use-till-act.ts';
import { ReturnLines } from './return-lines.tsx';
import { paidWith, refundOf, returnableLines, returnedValue } from './returned-value.ts';
import type { ShownPayment, ShownReturn, ShownSale } from './shown-sale.ts';

interface ReturnFormProps {
  /** Of the sale. */
  id: string;
  sale: ShownSale;
  /** What came back before. */
  earlier: readonly ShownReturn[];
  /** How many returns of it this device wrote. */
  ownReturns: number;
  /** Goes on ringing what goes out instead. */
  onExchange: (sale: OpenSale) => void;
  onDone: () => void;
  onClose: () => void;
}

/** Items of a sale that come back, and the money for them. */
export function ReturnForm({ id, sale, earlier, ownReturns, onExchange, onDone, onClose }: ReturnFormProps) {
  const till = useTill();
  const cashier = useCashier();
  const approve = useApproval();
  const currency = useCurrency();
  const money = useMoneyText();
  const [ids] = useState(() => ({ command: newUuid(), refund: newUuid() }));
  const [chosen, setChosen] = useState<Record<string, number>>({});
  const printer = useReceiptPrinter();
  const [isRestocked, setIsRestocked] = useState(true);
  const { settings } = till.setup();
  const methods = refundMethods(settings.methods, sale);
  const [method, setMethod] = useState(() => likelyMethod(methods, sale));
  const [typed, setTyped] = useState<string | null>(null);
  const [isExchange, setIsExchange] = useState(false);
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<{ lines?: string; amount?: string }>({});
  const { isBusy, problem, run } = useTillAct();
  const lines = returnableLines(sale, earlier);
  const value = returnedValue(lines, chosen);
  const { due, most } = refundOf(sale, lines, earlier, value);
  const byGiftCard = paidWith(sale, 'gift_card');
  const byStoreCredit = method.kind === 'store_credit' ? 0 : paidWith(sale, 'store_credit');
  const text = typed ?? amountText(Math.min(due, Math.max(0, most - byGiftCard - byStoreCredit)), currency);
  /** What goes back in another way than is chosen here. */
  const elsewhere = [
    ...(byGiftCard > 0 ? [say('return.giftCard', { amount: money(byGiftCard) })] : []),
    ...(byStoreCredit > 0 ? [say('return.storeCredit', { amount: money(byStoreCredit) })] : []),
  ];
  const refund = amountOf(text, currency);
  const isRounded = method.kind === 'cash' && settings.round_cash;
  const rounding = isRounded ? cashRounding(refund ?? 0, smallestCoin(currency)) : 0;

  function wayPaid(paid: ShownPayment): string {
    return `${methodName(paid)} ${money(paid.amount)}`;
  }

  function save(): Promise<void> {
    return run(async () => {
      const back = Object.entries(chosen).filter(([, quantity]) => quantity > 0);
      if (back.length === 0) {
        setWrong({ lines: say('return.problem.none') });
        return;
      }
      if (!isExchange && most > 0 && (refund === null || refund < 0 || refund > most)) {
        setWrong({ amount: say('return.problem.amount', { amount: money(most) }) });
        return;
      }
      const approval = await approve(
        'refundOrder',
        isExchange
          ? sayCashier('detail.exchange', { amount: money(due) })
          : sayCashier('detail.refund', { amount: money(most > 0 && refund ? refund + rounding : 0) }),
      );
      if (!approval) return;
      const given =
        most > 0 && refund
          ? { id: ids.refund, method: method.kind, label: method.name, amount: refund, rounding }
          : null;
      const items = {
        lines: back.map(([line_id, quantity]) => ({ line_id, quantity, restocked: isRestocked })),
        reason: reason.trim(),
      };
      if (isExchange) {
        const exchange = {
          ...items,
          order_id: id,
          number: sale.number,
          return_id: ids.command,
          credit: due,
        };
        const { approved_by } = approval;
        onExchange({
          ...newSale(newUuid()),
          customer: sale.customer,
          exchange: { ...exchange, approved_by, earlier: ownReturns },
        });
        toast.info(sayExchange('started'));
        return;
      }
      await till.commit(
        'return',
        {
          ...{ cashier_id: cashier.id, approved_by: approval.approved_by, at: new Date().toISOString() },
          order_id: id,
          ...items,
          exchange: null,
          refund: given,
        },
        ids.command,
      );
      if (given && opensDrawer([given], settings.methods)) printer.openDrawer();
      toast.success(say('return.done'));
      onDone();
    });
  }

  return (
    <FormModal
      size="lg"
      title={say('return.title', { number: sale.number })}
      confirmLabel={
        isExchange
          ? sayExchange('start')
          : most > 0 && refund
            ? say('return.save', { amount: money(refund + rounding) })
            : say('return.saveUnpaid')
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
      <DataList
        items={[
          ...(sale.payments.length > 0
            ? [{ term: say('paid'), value: dotText(sale.payments.map((paid) => wayPaid(paid))) }]
            : []),
          { term: say('return.value'), value: money(value) },
        ]}
      />
      {most > 0 && (
        <Segmented
          label={sayExchange('choice')}
          options={[
            { value: 'refund', label: sayExchange('choice.refund') },
            { value: 'exchange', label: sayExchange('choice.exchange') },
          ]}
          value={isExchange ? 'exchange' : 'refund'}
          onChange={(next) => {
            setWrong({});
            setIsExchange(next === 'exchange');
          }}
        />
      )}
      {isExchange && <Muted>{sayExchange('hint')}</Muted>}
      {most > 0 && !isExchange && (
        <>
          <MoneyInput
            label={say('return.refund')}
            hint={elsewhere.join(' ')}
            error={wrong.amount}
            value={text}
            onChange={(next) => {
              setWrong({});
              setTyped(next);
            }}
          />
          <SelectField
            label={say('return.method')}
            options={methods.map(({ id, kind, name }) => ({
              value: id,
              label: methodName({ method: kind, label: name }),
            }))}
            value={method.id}
            onChange={(next) => setMethod(methods.find(({ id }) => id === next) ?? method)}
          />
          {rounding !== 0 && <DataList items={[{ term: say('return.rounding'), value: money(rounding) }]} />}
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

/** Which gift card gets money back is chosen under Orders; store credit is a customer's. */
function refundMethods(methods: readonly TillMethod[], { customer }: ShownSale): TillMethod[] {
  return methods.filter(
    ({ active, kind }) => active && kind !== 'gift_card' && (kind !== 'store_credit' || customer !== null),
  );
}

/** As it was paid, where money can go back that way. */
function likelyMethod(methods: readonly TillMethod[], { payments }: ShownSale): TillMethod {
  const paid = payments.find(({ method }) => methods.some(({ kind }) => kind === method));
  const ofKind = methods.filter(({ kind }) => kind === paid?.method);
  return ofKind.find(({ name }) => name === paid?.label) ?? ofKind[0] ?? firstMethod(methods);
}
