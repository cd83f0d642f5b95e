import { allows } from '@sokoni/rules/access/roles';
import type { CartDiscount } from '@sokoni/rules/cart/cart-totals';
import { discountLimits } from '@sokoni/rules/discounts/discount';
import { type CurrencyCode, currencyOf } from '@sokoni/rules/money/currencies';
import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';
import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import { useState } from 'react';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { amountText } from '#parts/numbers/typed-number.ts';
import { rateText } from '#parts/taxes/rate-text.ts';
import { useApproval, useCashier, useTill } from '#screens/sell/till-context.tsx';
import { sayCashier } from '#sentences/sell/cashier.ts';
import { sayLine as say } from '#sentences/sell/line.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { FigureField } from '../keypad/figure-field.tsx';
import styles from '../keypad/keypad.module.css';
import { Keypad } from '../keypad/keypad.tsx';
import { useKeypad } from '../keypad/use-keypad.ts';
import { DiscountKind } from './discount-kind.tsx';
import { readCode, readDiscount } from './sale-discount.ts';

interface SaleDiscountDialogProps {
  sale: OpenSale;
  onChange: (update: (sale: OpenSale) => OpenSale) => void;
  onClose: () => void;
}

/** What is taken off the whole sale: by hand, by a code, or both. */
export function SaleDiscountDialog({ sale, onChange, onClose }: SaleDiscountDialogProps) {
  const currency = useCurrency();
  const approve = useApproval();
  const money = useMoneyText();
  const { discounts } = useTill().setup();
  const mayDiscount = allows(useCashier().role, 'giveDiscount');
  const [kind, setKind] = useState(sale.discount?.kind ?? 'percent');
  const [value, setValue] = useState(() => valueText(sale.discount, currency));
  const [code, setCode] = useState(sale.code);
  const [reason, setReason] = useState(sale.reason);
  const [problem, setProblem] = useState<string>();
  const [codeProblem, setCodeProblem] = useState<string>();
  const decimals = kind === 'percent' ? 3 : currencyOf(currency).decimals;
  const keypad = useKeypad<'value'>(
    'value',
    { value: decimals },
    () => value,
    (_, text) => {
      setProblem(undefined);
      setValue(text);
    },
  );

  function detailOf(discount: CartDiscount): string {
    const amount =
      discount.kind === 'percent'
        ? rateText({ name: null, percent: String(discount.percent) })
        : money(discount.amount);
    return sayCashier('detail.offSale', { amount });
  }

  async function save(): Promise<void> {
    const read = readDiscount(kind, value, sale, currency);
    if ('problem' in read) return setProblem(read.problem);
    const typed = readCode(code, discounts);
    if ('problem' in typed) return setCodeProblem(typed.problem);
    const { discount } = read;
    const isNew = discount !== null && JSON.stringify(discount) !== JSON.stringify(sale.discount);
    const approval = isNew ? await approve('giveDiscount', detailOf(discount)) : { approved_by: null };
    if (!approval) return;
    onChange((before) => ({
      ...before,
      discount,
      code: typed.code,
      reason: reason.trim(),
      approved_by: approval.approved_by ?? before.approved_by,
    }));
    onClose();
  }

  return (
    <FormModal
      title={say('sale.title')}
      size="lg"
      confirmLabel={say('save')}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.beside}>
        <div className={styles.fields}>
          <div className={styles.off}>
            <FigureField
              autoFocus
              optional
              label={say(kind === 'percent' ? 'percent' : 'amount')}
              hint={!mayDiscount && say('discount.approval')}
              error={problem}
              {...keypad.bind('value')}
            />
            <DiscountKind value={kind} onChange={setKind} />
          </div>
          <TextField
            size="lg"
            optional
            label={say('reason')}
            hint={say('reason.hint')}
            maxLength={registerLimits.reasonLength}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <TextField
            size="lg"
            optional
            label={say('sale.code')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={discountLimits.codeLength}
            error={codeProblem}
            value={code}
            onChange={(event) => {
              setCodeProblem(undefined);
              setCode(event.target.value);
            }}
          />
        </div>
        <Keypad hasPoint={keypad.hasPoint} onKey={keypad.press} />
      </div>
    </FormModal>
  );
}

function valueText(discount: CartDiscount | null, currency: CurrencyCode): string {
  if (!discount) return '';
  return discount.kind === 'percent' ? String(discount.percent) : amountText(discount.amount, currency);
}
