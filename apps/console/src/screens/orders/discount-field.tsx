import { blocksKey, roundDecimals } from '@sokoni/rules/number-input';
import { PERCENT_PLACES } from '@sokoni/rules/percent';
import { MoneyInput } from '#parts/money-input.tsx';
import { useCurrencySign } from '#parts/money-text.ts';
import { NumberField } from '#ui/number-field.tsx';
import { Segmented } from '#ui/segmented.tsx';
import styles from './lines.module.css';
import type { OrderFields } from './order-fields.ts';

interface DiscountFieldProps {
  kind: OrderFields['discountKind'];
  /** As typed; empty for none. */
  value: string;
  error: string | undefined;
  onChange: (change: Partial<OrderFields>) => void;
}

/** Off the whole order: an amount, or a percentage. */
export function DiscountField({ kind, value, error, onChange }: DiscountFieldProps) {
  const sign = useCurrencySign();
  const texts = { id: 'order-discount', label: 'Order discount', optional: true, error };
  return (
    <div className={styles.discount}>
      {kind === 'amount' ? (
        <MoneyInput {...texts} value={value} onChange={(discount) => onChange({ discount })} />
      ) : (
        <NumberField
          {...texts}
          min={0}
          inputMode="decimal"
          suffix="%"
          value={value}
          onChange={(discount) => onChange({ discount })}
          blocksKey={blocksKey}
          round={(text) => roundDecimals(text, PERCENT_PLACES)}
        />
      )}
      <div className={styles.discountKind}>
        <Segmented
          label="Kind of discount"
          hideLabel
          options={[
            { value: 'amount', label: sign },
            { value: 'percent', label: '%' },
          ]}
          value={kind}
          onChange={(discountKind) => onChange({ discountKind, discount: '' })}
        />
      </div>
    </div>
  );
}
