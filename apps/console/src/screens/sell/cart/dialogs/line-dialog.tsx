import { allows } from '@sokoni/rules/access/roles';
import { currencyOf } from '@sokoni/rules/money/currencies';
import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { type OpenLine, type OpenSale, withLine, withoutLine } from '@sokoni/rules/point-of-sale/open-sale';
import { registerLimits } from '@sokoni/rules/point-of-sale/registers';
import { MinusIcon, PlusIcon, Trash2Icon } from 'lucide-react';
import { useState } from 'react';
import { useCurrency, useCurrencySign, useMoneyText } from '#parts/money/money-text.ts';
import { countOf } from '#parts/numbers/typed-number.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { stockProblem, unitsOf } from '#screens/sell/products/sold-item.ts';
import { useCashier, useTill } from '#screens/sell/till-context.tsx';
import { saySell } from '#sentences/sell/counter.ts';
import { sayLine as say } from '#sentences/sell/line.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';
import { FigureField } from '../keypad/figure-field.tsx';
import styles from '../keypad/keypad.module.css';
import { Keypad } from '../keypad/keypad.tsx';
import { useKeypad } from '../keypad/use-keypad.ts';
import { DiscountKind } from './discount-kind.tsx';
import {
  draftOf,
  isOffListed,
  type LineDraft,
  type LineProblems,
  needsReason,
  readLine,
} from './line-draft.ts';
import { useLineApprovals } from './use-line-approvals.ts';

interface LineDialogProps {
  line: OpenLine;
  sale: OpenSale;
  onChange: (update: (sale: OpenSale) => OpenSale) => void;
  onClose: () => void;
}

/** The step editProduct of SPEC section 3: how many, for how much, with what taken off, a note; or not at all. */
export function LineDialog({ line, sale, onChange, onClose }: LineDialogProps) {
  const currency = useCurrency();
  const sign = useCurrencySign();
  const money = useMoneyText();
  const till = useTill();
  const approve = useLineApprovals(line);
  const mayDiscount = allows(useCashier().role, 'giveDiscount');
  const [draft, setDraft] = useState(() => draftOf(line, sale.reason, currency));
  const [problems, setProblems] = useState<LineProblems>({});
  /** More than the stock is meant. */
  const [isAsked, setIsAsked] = useState(false);
  const { decimals } = currencyOf(currency);
  const keypad = useKeypad<'quantity' | 'price' | 'discount'>(
    'quantity',
    { quantity: 0, price: decimals, discount: draft.discountKind === 'percent' ? 3 : decimals },
    (field) => draft[field],
    (field, text) => type({ [field]: text }),
  );
  const product = till.catalogue.product(line.product_id ?? '');
  const variant = product?.variants.find(({ id }) => id === line.variant_id);
  const available = variant ? till.available(variant) : null;

  function type(change: Partial<LineDraft>): void {
    setProblems({});
    setIsAsked(false);
    setDraft((before) => ({ ...before, ...change }));
  }

  function step(by: number): void {
    type({ quantity: String(Math.max(1, (countOf(draft.quantity) ?? 0) + by)) });
  }

  async function save(): Promise<void> {
    const read = readLine(draft, line, currency);
    if (!read.change) return setProblems(read.problems);
    const { change } = read;
    const more = change.quantity - line.quantity;
    if (
      variant &&
      more > 0 &&
      !isAsked &&
      stockProblem({ ...variant, available }, unitsOf(sale, variant.id), more)
    ) {
      setIsAsked(true);
      return setProblems({ quantity: saySell('pick.notEnough') });
    }
    const approval = await approve(change);
    if (!approval) return;
    const reason = isOffListed(change, line) || change.discount > 0 ? draft.reason.trim() : sale.reason;
    onChange((before) => ({
      ...withLine(before, line.id, change),
      reason,
      approved_by: approval.approved_by ?? before.approved_by,
    }));
    onClose();
  }

  const left = available === null ? undefined : say('stock.left', { count: Math.max(0, available) });
  const isReasonAsked =
    draft.discount !== '' || draft.price !== draftOf(line, '', currency).price || sale.reason !== '';
  return (
    <FormModal
      title={itemName(line.title, line.variant_name)}
      size="lg"
      confirmLabel={isAsked ? saySell('pick.anyway') : say('save')}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.beside}>
        <div className={styles.fields}>
          <div className={styles.stepper}>
            <IconButton
              size="lg"
              variant="secondary"
              label={say('less')}
              icon={<MinusIcon size={20} />}
              onClick={() => step(-1)}
            />
            <FigureField autoFocus label={say('quantity')} {...keypad.bind('quantity')} />
            <IconButton
              size="lg"
              variant="secondary"
              label={say('more')}
              icon={<PlusIcon size={20} />}
              onClick={() => step(1)}
            />
          </div>
          <Note problem={problems.quantity} hint={left} />
          <FigureField
            label={say('price')}
            hint={line.listed_price !== null && say('price.listed', { price: money(line.listed_price) })}
            error={problems.price}
            start={<span aria-hidden="true">{sign}</span>}
            {...keypad.bind('price')}
          />
          <div>
            <div className={styles.off}>
              <FigureField optional label={say('discount')} {...keypad.bind('discount')} />
              <DiscountKind value={draft.discountKind} onChange={(discountKind) => type({ discountKind })} />
            </div>
            <Note problem={problems.discount} hint={mayDiscount ? undefined : say('discount.approval')} />
          </div>
          {isReasonAsked && (
            <TextField
              size="lg"
              optional={!needsReason(draft, line, currency)}
              label={say('reason')}
              maxLength={registerLimits.reasonLength}
              error={problems.reason}
              value={draft.reason}
              onChange={(event) => type({ reason: event.target.value })}
            />
          )}
          <TextField
            size="lg"
            optional
            label={say('note')}
            maxLength={orderLimits.noteLength}
            value={draft.note}
            onChange={(event) => type({ note: event.target.value })}
          />
        </div>
        <div className={styles.fields}>
          <Keypad hasPoint={keypad.hasPoint} onKey={keypad.press} />
          <Button
            size="lg"
            fullWidth
            icon={<Trash2Icon size={18} />}
            onClick={() => {
              onChange((before) => withoutLine(before, line.id));
              onClose();
            }}
          >
            {say('remove')}
          </Button>
        </div>
      </div>
    </FormModal>
  );
}

/** Below a row of fields: what is wrong, or what is to be known. */
function Note({ problem, hint }: { problem?: string | undefined; hint?: string | undefined }) {
  if (!problem && !hint) return null;
  return (
    <p role={problem ? 'alert' : undefined} className={problem ? styles.problem : styles.hint}>
      {problem ?? hint}
    </p>
  );
}
