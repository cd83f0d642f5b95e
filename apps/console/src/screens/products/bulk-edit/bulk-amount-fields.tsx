import { mostPercent } from '@sokoni/rules/money/price-change';
import type { BulkEditKind } from '@sokoni/rules/products/bulk-edit';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { NumberInput } from '#parts/numbers/number-input.tsx';
import { sayBulkEdit } from '#sentences/products/bulk-edits.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { SelectField } from '#ui/menus/select-field.tsx';
import styles from './bulk-edit.module.css';
import {
  type AmountMode,
  type EditFields,
  type EditProblems,
  modesOf,
  roundingSteps,
} from './bulk-edit-fields.ts';

interface AmountFieldsProps {
  kind: BulkEditKind;
  fields: EditFields;
  problems: EditProblems;
  onChange: (change: Partial<EditFields>) => void;
}

/** How amounts change, and to what they are rounded. */
export function AmountFields({ kind, fields, problems, onChange }: AmountFieldsProps) {
  const money = useMoneyText();
  const currency = useCurrency();
  const percentMode = fields.mode === 'raise' || fields.mode === 'lower' ? fields.mode : null;
  const isRounded = fields.mode !== 'set' && fields.mode !== 'kept';
  return (
    <div className={styles.amounts}>
      <SelectField
        label={kind === 'start_sale' ? sayProduct('field.salePrice') : sayBulkEdit('amount.change')}
        options={modesOf(kind).map((mode) => ({ value: mode, label: amountLabel(kind, mode) }))}
        value={fields.mode}
        onChange={(mode) => onChange({ mode: mode as AmountMode })}
      />
      {percentMode ? (
        <NumberInput
          label={sayBulkEdit('amount.percent')}
          min={0}
          max={mostPercent[percentMode]}
          suffix="%"
          value={fields.percent}
          error={problems.percent}
          onChange={(percent) => onChange({ percent })}
        />
      ) : (
        fields.mode !== 'kept' && (
          <MoneyInput
            label={sayBulkEdit('amount.amount')}
            value={fields.amount}
            error={problems.amount}
            onChange={(amount) => onChange({ amount })}
          />
        )
      )}
      {isRounded && (
        <SelectField
          label={sayBulkEdit('rounding.label')}
          options={roundingSteps(currency).map((step) => ({
            value: String(step),
            label:
              step === 1 ? sayBulkEdit('rounding.none') : sayBulkEdit('rounding.to', { amount: money(step) }),
          }))}
          value={String(fields.round_to)}
          onChange={(step) => onChange({ round_to: Number(step) })}
        />
      )}
    </div>
  );
}

function amountLabel(kind: BulkEditKind, mode: AmountMode): string {
  if (kind === 'start_sale' && mode !== 'raise' && mode !== 'add') return sayBulkEdit(`saleAmount.${mode}`);
  return sayBulkEdit(`amount.${mode}`);
}
