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
import { sayVariants } from '#sentences/products/variants.ts';
import { sayProduct } from '#sentences/products/words.ts';
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
        <MoneyInput label={sayProduct('field.price')} {...field('price')} />
        <MoneyInput label={sayProduct('field.salePrice')} {...field('sales_price')} />
        {sight.costs && (
          <MoneyInput
            label={sayProduct('field.cost')}
            hint={margin ?? sayVariants('field.costHint')}
            {...field('cost')}
          />
        )}
      </Grid>
      <Toggle
        label={sayVariants('field.onSale')}
        hint={sayVariants('field.onSaleHint')}
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
      <TextField label={sayProduct('field.sku')} maxLength={productLimits.skuLength} {...text('sku')} />
      <TextField
        label={sayProduct('field.barcode')}
        hint={props.variant.id === null ? sayVariants('field.barcodeHint') : undefined}
        maxLength={60}
        {...text('barcode')}
      />
      <CountInput label={sayVariants('field.weight')} suffix="g" {...field('weight_grams')} />
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
      <Muted>{sayVariants('field.inventoryOff')}</Muted>
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
        label={sayVariants('field.track')}
        hint={variant.track_quantity ? sayVariants('field.tracked') : sayVariants('field.untracked')}
        checked={variant.track_quantity}
        onChange={(isOn) => onChange({ track_quantity: isOn })}
      />
      {hasInventory && variant.track_quantity && (
        <Grid column="11rem">
          {opens && (
            <CountInput
              label={sayProduct('field.quantity')}
              hint={sayVariants('field.openingHint')}
              {...field('opening_stock')}
            />
          )}
          <CountInput
            label={sayProduct('field.reorderPoint')}
            hint={sayVariants('field.reorderHint')}
            {...field('low_stock_at')}
          />
        </Grid>
      )}
      {!hasInventory && variant.track_quantity && <InventoryOff />}
    </>
  );
}
