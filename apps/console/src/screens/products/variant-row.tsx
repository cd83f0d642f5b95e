import { combinationName } from '@sokoni/rules/add-to-cart';
import { productLimits } from '@sokoni/rules/product-check';
import { memo } from 'react';
import type { Variant } from '#api/types.ts';
import { CountInput } from '#parts/count-input.tsx';
import { MoneyInput } from '#parts/money-input.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { IconButton } from '#ui/button.tsx';
import { EditIcon, ImageIcon } from '#ui/icons-more.tsx';
import { TextField } from '#ui/text-field.tsx';
import { problemPlace } from './check-product-fields.ts';
import { inputId } from './field-places.ts';
import styles from './product.module.css';
import type { VariantFields } from './product-fields.ts';
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
        {!variant.active && <Badge shape="empty">Off</Badge>}
        {variant.on_sales && (
          <Badge tone="attention" shape="none">
            Sale
          </Badge>
        )}
      </th>
      {seesPrices && (
        <td data-label="Price">
          <MoneyInput
            id={inputId(problemPlace(key, 'price'))}
            label={`Price of ${name}`}
            hideLabel
            error={props.priceProblem}
            value={variant.price}
            onChange={(price) => onChange(key, { price })}
          />
        </td>
      )}
      <td data-label="SKU">
        <TextField
          id={inputId(problemPlace(key, 'sku'))}
          label={`SKU of ${name}`}
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
        <td data-label={variant.id === null ? 'Quantity' : 'Available'}>
          {variant.id === null && variant.track_quantity ? (
            <CountInput
              id={inputId(problemPlace(key, 'opening_stock'))}
              label={`Quantity of ${name}`}
              hideLabel
              error={props.stockProblem}
              value={variant.opening_stock}
              onChange={(opening_stock) => onChange(key, { opening_stock })}
            />
          ) : (
            <VariantStock variant={variant} level={level} />
          )}
        </td>
      )}
      <td>
        <IconButton
          size="sm"
          label={`Edit ${name}`}
          icon={<EditIcon size={18} />}
          onClick={() => onOpen(key)}
        />
      </td>
    </tr>
  );
});
