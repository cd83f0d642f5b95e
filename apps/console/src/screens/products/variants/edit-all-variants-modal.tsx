import { useState } from 'react';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency } from '#parts/money/money-text.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { checkVariantFields } from '#screens/products/form/check-product-fields.ts';
import type { MoneySight } from '#screens/products/form/product-bodies.ts';
import { blankVariant, type VariantFields } from '#screens/products/form/product-fields.ts';
import { sayVariants } from '#sentences/products/variants.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { FormModal } from '#ui/overlays/form-modal.tsx';

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
      title={sayVariants('all.title', { count })}
      confirmLabel={sayVariants('all.confirm')}
      onSubmit={set}
      onClose={onClose}
    >
      <Grid column="12rem">
        {sight.prices && <MoneyInput label={sayProduct('field.price')} {...field('price')} />}
        {sight.costs && <MoneyInput label={sayProduct('field.cost')} {...field('cost')} />}
        {hasInventory && opens && (
          <CountInput label={sayProduct('field.quantity')} {...field('opening_stock')} />
        )}
        {hasInventory && <CountInput label={sayProduct('field.reorderPoint')} {...field('low_stock_at')} />}
        <CountInput label={sayVariants('field.weight')} suffix="g" {...field('weight_grams')} />
      </Grid>
    </FormModal>
  );
}
