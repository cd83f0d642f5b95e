import { blocksKey, roundDecimals } from '@sokoni/rules/forms/number-input';
import { mostPercent } from '@sokoni/rules/money/price-change';
import type { BulkEditKind } from '@sokoni/rules/products/bulk-edit';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { NumberField } from '#ui/fields/number-field.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import styles from './bulk-edit.module.css';
import {
  type AmountMode,
  amountModes,
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
        label={kind === 'start_sale' ? 'Sale price' : 'Change'}
        options={modesOf(kind).map((mode) => ({ value: mode, label: amountLabel(kind, mode) }))}
        value={fields.mode}
        onChange={(mode) => onChange({ mode: mode as AmountMode })}
      />
      {percentMode ? (
        <NumberField
          label="Percentage"
          min={0}
          max={mostPercent[percentMode]}
          suffix="%"
          blocksKey={blocksKey}
          round={(text) => roundDecimals(text)}
          value={fields.percent}
          error={problems.percent}
          onChange={(percent) => onChange({ percent })}
        />
      ) : (
        fields.mode !== 'kept' && (
          <MoneyInput
            label="Amount"
            value={fields.amount}
            error={problems.amount}
            onChange={(amount) => onChange({ amount })}
          />
        )
      )}
      {isRounded && (
        <SelectField
          label="Rounding"
          options={roundingSteps(currency).map((step) => ({
            value: String(step),
            label: step === 1 ? 'No rounding' : `To the nearest ${money(step)}`,
          }))}
          value={String(fields.round_to)}
          onChange={(step) => onChange({ round_to: Number(step) })}
        />
      )}
    </div>
  );
}

function amountLabel(kind: BulkEditKind, mode: AmountMode): string {
  if (kind !== 'start_sale') return amountModes[mode];
  if (mode === 'lower') return 'Percentage below the price';
  return mode === 'subtract' ? 'Amount below the price' : amountModes[mode];
}
