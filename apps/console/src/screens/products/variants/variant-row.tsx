import { combinationName } from '@sokoni/rules/cart/add-to-cart';
import { productLimits } from '@sokoni/rules/products/product-check';
import { ImageIcon, PencilIcon } from 'lucide-react';
import { memo } from 'react';
import type { Variant } from '#contract-types.ts';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { problemPlace } from '#screens/products/form/check-product-fields.ts';
import { inputId } from '#screens/products/form/field-focus.ts';
import { type VariantFields, withOpening } from '#screens/products/form/product-fields.ts';
import styles from '#screens/products/product.module.css';
import { sayVariants } from '#sentences/products/variants.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { useLanguage } from '#session/language.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { VariantStock } from './variant-stock.tsx';

interface VariantRowProps {
  variant: VariantFields;
  /** Address of its own picture; null where it shows the cover, undefined where the product has no pictures. */
  picture: string | null | undefined;
  /** Its stock as it is saved. */
  level: Variant | undefined;
  priceProblem: string | undefined;
  skuProblem: string | undefined;
  stockProblem: string | undefined;
  seesPrices: boolean;
  hasInventory: boolean;
  onChange: (key: string, change: Partial<VariantFields>) => void;
  onOpen: (key: string) => void;
}

/** What is typed for every variant: a letter redraws this line and no other. */
export const VariantRow = memo(function VariantRow(props: VariantRowProps) {
  useLanguage();
  const { variant, picture, level, seesPrices, hasInventory, onChange, onOpen } = props;
  const { key } = variant;
  const name = combinationName(variant.entries);
  return (
    <tr data-off={!variant.active || undefined}>
      <th scope="row">
        <span className={styles.variantHead}>
          {picture !== undefined && (
            <Avatar name={name} src={picture} size={32} fallback={<ImageIcon size={16} />} />
          )}
          <button
            type="button"
            // What stands in its panel only is looked for here.
            id={inputId(problemPlace(key, 'track_quantity'))}
            className={styles.variantName}
            onClick={() => onOpen(key)}
          >
            {name}
          </button>
        </span>
        {!variant.active && <Badge shape="empty">{sayVariants('row.inactive')}</Badge>}
        {variant.on_sales && (
          <Badge tone="attention" shape="none">
            {sayVariants('row.sale')}
          </Badge>
        )}
      </th>
      {seesPrices && (
        <td data-label={sayProduct('field.price')}>
          <MoneyInput
            id={inputId(problemPlace(key, 'price'))}
            label={sayVariants('row.price', { name })}
            hideLabel
            error={props.priceProblem}
            value={variant.price}
            onChange={(price) => onChange(key, { price })}
          />
        </td>
      )}
      <td data-label={sayProduct('field.sku')}>
        <TextField
          id={inputId(problemPlace(key, 'sku'))}
          label={sayVariants('row.sku', { name })}
          hideLabel
          autoComplete="off"
          spellCheck={false}
          maxLength={productLimits.skuLength}
          error={props.skuProblem}
          value={variant.sku}
          onChange={(event) => onChange(key, { sku: event.target.value })}
        />
      </td>
      {hasInventory && (
        <td data-label={sayProduct('field.quantity')}>
          {variant.id === null ? (
            <CountInput
              id={inputId(problemPlace(key, 'opening_stock'))}
              label={sayVariants('row.quantity', { name })}
              placeholder={variant.track_quantity ? undefined : sayProduct('stock.untracked')}
              hideLabel
              error={props.stockProblem}
              value={variant.opening_stock}
              onChange={(opening_stock) => onChange(key, withOpening(opening_stock))}
            />
          ) : (
            <VariantStock variant={variant} level={level} />
          )}
        </td>
      )}
      <td>
        <IconButton
          size="sm"
          label={sayVariants('row.edit', { name })}
          icon={<PencilIcon size={18} />}
          onClick={() => onOpen(key)}
        />
      </td>
    </tr>
  );
});
