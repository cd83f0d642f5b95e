import { orderLimits } from '@sokoni/rules/order-words';
import { memo } from 'react';
import { CountInput } from '#parts/count-input.tsx';
import { goodName } from '#parts/good-name.ts';
import { MoneyInput } from '#parts/money-input.tsx';
import { IconButton } from '#ui/button.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { TextField } from '#ui/text-field.tsx';
import { LineGoods } from './line-goods.tsx';
import styles from './lines.module.css';
import type { LineFields } from './order-fields.ts';
import texts from './texts.module.css';

interface LineRowProps {
  line: LineFields;
  problems: Readonly<Partial<Record<'title' | 'quantity' | 'unitPrice' | 'discount', string | undefined>>>;
  /** What it comes to, as people read it. */
  amount: string;
  /** Prices and discounts of one's own. */
  givesDiscounts: boolean;
  /** It was added or counted up just now. */
  isFresh: boolean;
  onChange: (key: string, change: Partial<LineFields>) => void;
  onRemove: (key: string) => void;
}

/** One line of an order that is being written: a letter redraws this line and no other. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, problems, amount, givesDiscounts, isFresh, onChange, onRemove } = props;
  const { key, isOwn, id, title, variantName, sku, image, productId, fulfilled } = line;
  const shown = { product_id: productId, title, variant_name: variantName, sku, image };
  const name = goodName(title, variantName) || 'the new line';
  return (
    <tr data-fresh={isFresh || undefined}>
      <th scope="row">
        {isOwn ? (
          <TextField
            id={fieldId(key, 'title')}
            label="Title of the line"
            hideLabel
            className={styles.title}
            placeholder="What it is"
            autoComplete="off"
            maxLength={orderLimits.titleLength}
            error={problems.title}
            value={title}
            onChange={(event) => onChange(key, { title: event.target.value })}
          />
        ) : (
          <LineGoods line={shown}>
            {fulfilled > 0 && <span className={texts.details}>{fulfilled} handed over</span>}
          </LineGoods>
        )}
      </th>
      <td data-label="Pieces">
        <CountInput
          id={fieldId(key, 'quantity')}
          label={`Pieces of ${name}`}
          hideLabel
          min={1}
          className={styles.pieces}
          error={problems.quantity}
          value={line.quantity}
          onChange={(quantity) => onChange(key, { quantity })}
        />
      </td>
      <td data-label="Unit price">
        <MoneyInput
          id={fieldId(key, 'unitPrice')}
          label={`Unit price of ${name}`}
          hideLabel
          className={styles.amount}
          disabled={!givesDiscounts && !(isOwn && id === null)}
          error={problems.unitPrice}
          value={line.unitPrice}
          onChange={(unitPrice) => onChange(key, { unitPrice })}
        />
      </td>
      {givesDiscounts && (
        <td data-label="Discount">
          <MoneyInput
            id={fieldId(key, 'discount')}
            label={`Discount on ${name}`}
            hideLabel
            className={styles.amount}
            error={problems.discount}
            value={line.discount}
            onChange={(discount) => onChange(key, { discount })}
          />
        </td>
      )}
      <td data-label="Amount" className={styles.figure}>
        {amount}
      </td>
      <td className={styles.remove}>
        {fulfilled === 0 && (
          <IconButton
            size="sm"
            label={`Take ${name} off`}
            icon={<CloseIcon size={16} />}
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
