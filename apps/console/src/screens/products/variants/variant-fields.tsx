import { sellingPrice } from '@sokoni/rules/pricing/selling-price';
import { productLimits } from '@sokoni/rules/products/product-check';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { useCurrency, useMoneyText } from '#parts/money/money-text.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { amountOf } from '#parts/numbers/typed-number.ts';
import { TurnOnModule } from '#parts/stores/turn-on-module.tsx';
import { type ProductProblems, problemPlace } from '#screens/products/form/check-product-fields.ts';
import { inputId } from '#screens/products/form/field-focus.ts';
import type { MoneySight } from '#screens/products/form/product-bodies.ts';
import type { VariantFields } from '#screens/products/form/product-fields.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Grid, Muted, Row } from '#ui/layout/layout.tsx';
import { marginText } from './margin-text.ts';

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
  const price = amountOf(variant.price, currency);
  const sales_price = amountOf(variant.sales_price, currency);
  const asked =
    price === null ? null : sellingPrice({ price, sales_price, on_sales: variant.on_sales }).price;
  const margin = marginText(asked, amountOf(variant.cost, currency), money);
  return (
    <>
      <Grid column="11rem">
        <MoneyInput label="Price" {...field('price')} />
        <MoneyInput label="Sale price" {...field('sales_price')} />
        {sight.costs && (
          <MoneyInput
            label="Cost"
            hint={margin ?? 'What you pay. Customers never see it.'}
            {...field('cost')}
          />
        )}
      </Grid>
      <Toggle
        label="On sale"
        hint="Customers pay the sale price while this is on."
        checked={variant.on_sales}
        onChange={(isOn) => onChange({ on_sales: isOn })}
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
        hint={props.variant.id === null ? 'EAN or UPC. Leave empty to generate one.' : undefined}
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

/** Counting begins with the module; what is typed stays while it is turned on. */
function InventoryOff() {
  return (
    <Row>
      <Muted>Stock isn’t counted while Inventory is off.</Muted>
      <TurnOnModule module="module_inventory" variant="secondary" />
    </Row>
  );
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
            ? 'Can’t be sold when out of stock.'
            : 'Always available: for services, downloads or made to order.'
        }
        checked={variant.track_quantity}
        onChange={(isOn) => onChange({ track_quantity: isOn })}
      />
      {hasInventory && variant.track_quantity && (
        <Grid column="11rem">
          {opens && <CountInput label="Quantity" hint="On hand now." {...field('opening_stock')} />}
          <CountInput
            label="Reorder point"
            hint="You get a low-stock alert at this quantity."
            {...field('low_stock_at')}
          />
        </Grid>
      )}
      {!hasInventory && variant.track_quantity && <InventoryOff />}
    </>
  );
}
