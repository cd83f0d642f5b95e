import { commaText, dotText } from '@sokoni/messages/list-text';
import { purchaseLimits } from '@sokoni/rules/stock/purchase-order';
import { PackageIcon, XIcon } from 'lucide-react';
import { memo } from 'react';
import { MoneyInput } from '#parts/money/money-input.tsx';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { sayPurchaseOrder } from '#sentences/purchasing/purchase-order.ts';
import { useLanguage } from '#session/language.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Avatar } from '#ui/display/avatar.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './purchase-order-editor.module.css';
import type { LineFields } from './purchase-order-fields.ts';

interface LineRowProps {
  line: LineFields;
  received: number;
  returned: number;
  quantityProblem: string | undefined;
  costProblem: string | undefined;
  /** What a unit has cost in the end, as people read it. */
  landed: string;
  seesCosts: boolean;
  showsReceived: boolean;
  showsReturned: boolean;
  canCount: boolean;
  canCost: boolean;
  /** It was added or counted up just now. */
  isAdded: boolean;
  onChange: (variantId: string, change: Partial<LineFields>) => void;
  onRemove: (variantId: string) => void;
}

/** One kind of items of an order: a letter redraws this line and no other. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  useLanguage();
  const {
    line,
    received,
    returned,
    seesCosts,
    showsReceived,
    showsReturned,
    canCount,
    canCost,
    onChange,
    onRemove,
  } = props;
  const name = commaText([line.title, line.variantName]);
  const { variantId } = line;
  return (
    <tr data-added={props.isAdded || undefined}>
      <th scope="row">
        <span className={styles.good}>
          <Avatar name={line.title} src={line.image} size={36} fallback={<PackageIcon size={18} />} />
          <span className={styles.itemNames}>
            <span>{line.title}</span>
            <span className={styles.itemDetails}>
              {dotText([line.variantName, line.sku || line.barcode])}
            </span>
          </span>
        </span>
      </th>
      <td data-label={sayPurchaseOrder('column.supplierCode')}>
        {canCount ? (
          <TextField
            label={sayPurchaseOrder('line.supplierCode', { item: name })}
            hideLabel
            className={styles.code}
            autoComplete="off"
            spellCheck={false}
            maxLength={purchaseLimits.supplierSkuLength}
            value={line.supplierSku}
            onChange={(event) => onChange(variantId, { supplierSku: event.target.value })}
          />
        ) : (
          line.supplierSku || '–'
        )}
      </td>
      <td data-label={sayPurchaseOrder('column.ordered')}>
        {canCount ? (
          <CountInput
            id={quantityId(variantId)}
            label={sayPurchaseOrder('line.quantity', { item: name })}
            hideLabel
            className={styles.units}
            error={props.quantityProblem}
            value={line.quantity}
            onChange={(quantity) => onChange(variantId, { quantity })}
          />
        ) : (
          line.quantity
        )}
      </td>
      {showsReceived && (
        <td
          data-label={sayPurchaseOrder('column.received')}
          className={`${styles.figure} ${styles.received}`}
        >
          {received}
        </td>
      )}
      {showsReturned && (
        <td
          data-label={sayPurchaseOrder('column.returned')}
          className={`${styles.figure} ${styles.received}`}
        >
          {returned}
        </td>
      )}
      {seesCosts && (
        <>
          <td data-label={sayPurchaseOrder('column.unitCost')}>
            {canCost ? (
              <MoneyInput
                id={costId(variantId)}
                label={sayPurchaseOrder('line.unitCost', { item: name })}
                hideLabel
                className={styles.amount}
                error={props.costProblem}
                value={line.unitCost}
                onChange={(unitCost) => onChange(variantId, { unitCost })}
              />
            ) : (
              line.unitCost || '–'
            )}
          </td>
          <td data-label={sayPurchaseOrder('column.landedCost')} className={styles.figure}>
            {props.landed}
          </td>
        </>
      )}
      {canCount && (
        <td className={styles.remove}>
          {received === 0 && (
            <IconButton
              size="sm"
              label={sayPurchaseOrder('line.remove', { item: name })}
              icon={<XIcon size={16} />}
              onClick={() => onRemove(variantId)}
            />
          )}
        </td>
      )}
    </tr>
  );
});

export function quantityId(variantId: string): string {
  return `quantity-${variantId}`;
}

export function costId(variantId: string): string {
  return `cost-${variantId}`;
}
