import { orderLimits } from '@sokoni/rules/orders/order-labels';
import { XIcon } from 'lucide-react';
import { memo } from 'react';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { itemName } from '#parts/products/variant-name.ts';
import type { LineFields } from '#screens/orders/form/order-fields.ts';
import texts from '#screens/orders/order-texts.module.css';
import { sayOrderForm as say } from '#sentences/orders/form.ts';
import { useLanguage } from '#session/language.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { LineProduct } from './line-item.tsx';
import { useLinePermissions } from './line-permissions.ts';
import styles from './order-lines.module.css';

interface LineRowProps {
  line: LineFields;
  problems: Readonly<Partial<Record<'title' | 'quantity' | 'unitPrice' | 'discount', string | undefined>>>;
  /** What it comes to, as people read it. */
  amount: string;
  /** It was added or counted up just now. */
  isAdded: boolean;
  onChange: (key: string, change: Partial<LineFields>) => void;
  onRemove: (key: string) => void;
}

/** One line of an order that is being written: a letter redraws this line and no other. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  useLanguage();
  const { line, problems, amount, isAdded, onChange, onRemove } = props;
  const { key, isOwn, id, title, variantName, sku, image, productId, fulfilled } = line;
  const may = useLinePermissions();
  const shown = { product_id: productId, title, variant_name: variantName, sku, image };
  const name = itemName(title, variantName) || say('line.unnamed');
  return (
    <tr data-added={isAdded || undefined}>
      <th scope="row">
        {isOwn && may.sellCustomLine ? (
          <TextField
            id={fieldId(key, 'title')}
            label={say('line.name')}
            hideLabel
            className={styles.title}
            placeholder={say('line.name')}
            autoComplete="off"
            maxLength={orderLimits.titleLength}
            error={problems.title}
            value={title}
            onChange={(event) => onChange(key, { title: event.target.value })}
          />
        ) : (
          <LineProduct line={shown}>
            {fulfilled > 0 && (
              <span className={texts.details}>{say('line.fulfilled', { count: fulfilled })}</span>
            )}
          </LineProduct>
        )}
      </th>
      <td data-label={say('column.quantity')}>
        <CountInput
          id={fieldId(key, 'quantity')}
          label={say('line.quantity', { item: name })}
          hideLabel
          min={1}
          className={styles.units}
          error={problems.quantity}
          value={line.quantity}
          onChange={(quantity) => onChange(key, { quantity })}
        />
      </td>
      <td data-label={say('column.unitPrice')}>
        <MoneyInput
          id={fieldId(key, 'unitPrice')}
          label={say('line.unitPrice', { item: name })}
          hideLabel
          className={styles.amount}
          disabled={!may.overridePrices && !(isOwn && id === null)}
          error={problems.unitPrice}
          value={line.unitPrice}
          onChange={(unitPrice) => onChange(key, { unitPrice })}
        />
      </td>
      {may.giveDiscount && (
        <td data-label={say('column.discount')}>
          <MoneyInput
            id={fieldId(key, 'discount')}
            label={say('line.discount', { item: name })}
            hideLabel
            className={styles.amount}
            error={problems.discount}
            value={line.discount}
            onChange={(discount) => onChange(key, { discount })}
          />
        </td>
      )}
      <td data-label={say('column.amount')} className={styles.figure}>
        {amount}
      </td>
      <td className={styles.remove}>
        {fulfilled === 0 && (
          <IconButton
            size="sm"
            label={say('line.remove', { item: name })}
            icon={<XIcon size={16} />}
            onClick={() => onRemove(key)}
          />
        )}
      </td>
    </tr>
  );
});

export function fieldId(key: string, field: string): string {
  return `line-${key}-${field}`;
}
