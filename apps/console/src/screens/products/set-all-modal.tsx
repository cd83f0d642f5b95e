import { type FormEvent, useId, useState } from 'react';
import { CountInput } from '#parts/count-input.tsx';
import { MoneyInput } from '#parts/money-input.tsx';
import { useCurrency } from '#parts/money-text.ts';
import { Button } from '#ui/button.tsx';
import { Grid } from '#ui/layout.tsx';
import { Modal } from '#ui/modal.tsx';
import { checkVariantFields } from './check-product-fields.ts';
import type { MoneySight } from './product-bodies.ts';
import { blankVariant, type VariantFields } from './product-fields.ts';

interface SetAllModalProps {
  sight: MoneySight;
  hasInventory: boolean;
  count: number;
  onSet: (change: Partial<VariantFields>) => void;
  onClose: () => void;
}

const fields = ['price', 'cost', 'weight_grams', 'low_stock_at'] as const;
type Settable = (typeof fields)[number];

/** The same for every variant; what is left empty stays as it is. */
export function SetAllModal({ sight, hasInventory, count, onSet, onClose }: SetAllModalProps) {
  const formId = useId();
  const currency = useCurrency();
  const [typed, setTyped] = useState<Record<Settable, string>>({
    price: '',
    cost: '',
    weight_grams: '',
    low_stock_at: '',
  });
  const [isTried, setIsTried] = useState(false);
  const problems = checkVariantFields({ ...blankVariant(''), ...typed }, currency);
  const shown = isTried ? problems : {};
  const field = (name: Settable) => ({
    value: typed[name],
    error: shown[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
  });

  function set(event: FormEvent): void {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(problems).length > 0) return;
    onSet(Object.fromEntries(fields.filter((name) => typed[name] !== '').map((name) => [name, typed[name]])));
    onClose();
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={`Set for all ${count} variants`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary">
            Set
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={set}>
        <Grid column="12rem">
          {sight.prices && <MoneyInput label="Price" {...field('price')} />}
          {sight.costs && <MoneyInput label="Cost" {...field('cost')} />}
          <CountInput label="Weight" suffix="g" {...field('weight_grams')} />
          {hasInventory && <CountInput label="Low-stock alert" {...field('low_stock_at')} />}
        </Grid>
      </form>
    </Modal>
  );
}
