import { useState } from 'react';
import { CountInput } from '#parts/count-input.tsx';
import { countText } from '#parts/count-text.ts';
import { MoneyInput } from '#parts/money-input.tsx';
import { useCurrency } from '#parts/money-text.ts';
import { FormModal } from '#ui/form-modal.tsx';
import { Grid } from '#ui/layout.tsx';
import { checkVariantFields } from './check-product-fields.ts';
import type { MoneySight } from './product-bodies.ts';
import { blankVariant, type VariantFields } from './product-fields.ts';

interface SetAllModalProps {
  sight: MoneySight;
  hasInventory: boolean;
  count: number;
  /** Some were never saved: what lies on the shelf of those can be said along. */
  opens: boolean;
  onSet: (change: Partial<VariantFields>) => void;
  onClose: () => void;
}

const fields = ['price', 'cost', 'opening_stock', 'low_stock_at', 'weight_grams'] as const;
type Settable = (typeof fields)[number];

/** The same for every variant; what is left empty stays as it is. */
export function SetAllModal({ sight, hasInventory, count, opens, onSet, onClose }: SetAllModalProps) {
  const currency = useCurrency();
  const [typed, setTyped] = useState<Record<Settable, string>>({
    price: '',
    cost: '',
    opening_stock: '',
    low_stock_at: '',
    weight_grams: '',
  });
  const [isTried, setIsTried] = useState(false);
  const problems = checkVariantFields({ ...blankVariant(''), ...typed }, currency);
  const shown = isTried ? problems : {};
  const field = (name: Settable) => ({
    value: typed[name],
    error: shown[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  });

  function set(): void {
    setIsTried(true);
    if (Object.keys(problems).length > 0) return;
    onSet(Object.fromEntries(fields.filter((name) => typed[name] !== '').map((name) => [name, typed[name]])));
    onClose();
  }

  return (
    <FormModal
      title={`Set for all ${countText(count)} variants`}
      confirmLabel="Set"
      onSubmit={set}
      onClose={onClose}
    >
      <Grid column="12rem">
        {sight.prices && <MoneyInput label="Price" {...field('price')} />}
        {sight.costs && <MoneyInput label="Cost" {...field('cost')} />}
        {hasInventory && opens && <CountInput label="Quantity" {...field('opening_stock')} />}
        {hasInventory && <CountInput label="Low-stock alert" {...field('low_stock_at')} />}
        <CountInput label="Weight" suffix="g" {...field('weight_grams')} />
      </Grid>
    </FormModal>
  );
}
