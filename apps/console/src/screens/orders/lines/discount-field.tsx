import { PERCENT_PLACES } from '@sokoni/rules/money/percent';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrencySign } from '#parts/money/money-text.ts';
import { NumberInput } from '#parts/numbers/number-input.tsx';
import type { OrderFields } from '#screens/orders/form/order-fields.ts';
import { sayOrderForm as say } from '#sentences/orders/form.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import styles from './order-lines.module.css';

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
  const texts = { id: 'order-discount', label: say('discount.label'), optional: true, error };
  return (
    <div className={styles.discount}>
      {kind === 'amount' ? (
        <MoneyInput {...texts} value={value} onChange={(discount) => onChange({ discount })} />
      ) : (
        <NumberInput
          {...texts}
          min={0}
          inputMode="decimal"
          suffix="%"
          value={value}
          onChange={(discount) => onChange({ discount })}
          places={PERCENT_PLACES}
        />
      )}
      <div className={styles.discountKind}>
        <Segmented
          label={say('discount.type')}
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
