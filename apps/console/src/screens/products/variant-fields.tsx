import { productLimits } from '@sokoni/rules/product-check';
import { CountInput } from '#parts/count-input.tsx';
import { MoneyInput } from '#parts/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money-text.ts';
import { amountOf } from '#parts/typed-number.ts';
import { Grid, Muted } from '#ui/layout.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Toggle } from '#ui/toggle.tsx';
import { type ProductProblems, problemPlace } from './check-product-fields.ts';
import { inputId } from './field-places.ts';
import { marginText } from './margin-text.ts';
import type { MoneySight } from './product-bodies.ts';
import type { VariantFields } from './product-fields.ts';

export interface VariantFieldsProps {
  variant: VariantFields;
  problems: ProductProblems;
  onChange: (change: Partial<VariantFields>) => void;
  /** Before the ids of its inputs, where the same variant stands on the page twice. */
  idPrefix?: string;
}

function fieldOf({ variant, problems, onChange, idPrefix = '' }: VariantFieldsProps) {
  return <Field extends TextName>(field: Field) => ({
    id: inputId(`${idPrefix}${problemPlace(variant.key, field)}`),
    error: problems[problemPlace(variant.key, field)],
    value: variant[field],
    onChange: (text: string) => onChange({ [field]: text }),
  });
}

type TextName = Exclude<
  keyof VariantFields,
  'key' | 'id' | 'entries' | 'active' | 'track_quantity' | 'on_sales'
>;

/** Price, sales price and cost, as far as the role sees them. */
export function PriceFields({ sight, ...props }: VariantFieldsProps & { sight: MoneySight }) {
  const field = fieldOf(props);
  const { variant, onChange } = props;
  const currency = useCurrency();
  const money = useMoneyText();
  const margin = marginText(
    amountOf(variant.on_sales ? variant.sales_price : variant.price, currency),
    amountOf(variant.cost, currency),
    money,
  );
  return (
    <>
      <Grid column="11rem">
        <MoneyInput label="Price" {...field('price')} />
        <MoneyInput label="Sales price" {...field('sales_price')} />
        {sight.costs && (
          <MoneyInput
            label="Cost"
            hint={margin ?? 'What you paid. Buyers never see it.'}
            {...field('cost')}
          />
        )}
      </Grid>
      <Toggle
        label="On sale"
        hint="Buyers pay the sales price while it is on."
        checked={variant.on_sales}
        onChange={(event) => onChange({ on_sales: event.target.checked })}
      />
    </>
  );
}

/** What scanners and shelves know it by. */
export function CodeFields(props: VariantFieldsProps) {
  const field = fieldOf(props);
  const text = (name: 'sku' | 'barcode') => {
    const { onChange, ...rest } = field(name);
    return {
      ...rest,
      autoComplete: 'off',
      spellCheck: false,
      onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    };
  };
  return (
    <Grid column="11rem">
      <TextField label="SKU" maxLength={productLimits.skuLength} {...text('sku')} />
      <TextField
        label="Barcode"
        hint={props.variant.id === null ? 'EAN or UPC. Left empty, one is made.' : undefined}
        maxLength={60}
        {...text('barcode')}
      />
      <CountInput label="Weight" suffix="g" {...field('weight_grams')} />
    </Grid>
  );
}

interface CountFieldsProps extends VariantFieldsProps {
  /** Stock work is part of this store. */
  hasInventory: boolean;
  /** It was never saved: what lies on the shelf can be said along. */
  opens: boolean;
}

/** How its stock is counted. */
export function CountFields({ hasInventory, opens, ...props }: CountFieldsProps) {
  const field = fieldOf(props);
  const { variant, onChange } = props;
  return (
    <>
      <Toggle
        id={inputId(`${props.idPrefix ?? ''}${problemPlace(variant.key, 'track_quantity')}`)}
        label="Track quantity"
        hint={
          variant.track_quantity
            ? 'It cannot be sold when none is left.'
            : 'It can always be sold: made to order, a service, a download.'
        }
        checked={variant.track_quantity}
        onChange={(event) => onChange({ track_quantity: event.target.checked })}
      />
      {hasInventory && variant.track_quantity && (
        <Grid column="11rem">
          {opens && (
            <CountInput label="Quantity" hint="What lies on the shelf now." {...field('opening_stock')} />
          )}
          <CountInput
            label="Low-stock alert"
            hint="Tells you when so many are left."
            {...field('low_stock_at')}
          />
        </Grid>
      )}
      {!hasInventory && variant.track_quantity && (
        <Muted>Inventory Management is switched off in this store, so that nobody counts stock.</Muted>
      )}
    </>
  );
}
