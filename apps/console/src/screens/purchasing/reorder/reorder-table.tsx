import { dotText } from '@sokoni/messages/list-text';
import { PackageIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { LowStockRow } from '#contract-types.ts';
import items from '#parts/lists/line-table.module.css';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { itemName } from '#parts/products/variant-name.ts';
import { paths } from '#paths.ts';
import { SupplierField } from '#screens/purchasing/suppliers/supplier-field.tsx';
import { sayReorder } from '#sentences/purchasing/reorder.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import styles from './reorder.module.css';
import {
  beginWith,
  quantityProblem,
  type ReorderChoice,
  type ReorderLine,
  withLine,
  without,
} from './reorder-choice.ts';

interface ReorderTableProps {
  rows: readonly LowStockRow[];
  choice: ReorderChoice;
  /** Ordering was tried: what is missing is said. */
  isTried: boolean;
  onChoice: (choice: ReorderChoice) => void;
}

/** What runs low, a line to choose each; typing in a line chooses it. */
export function ReorderTable({ rows, choice, isTried, onChoice }: ReorderTableProps) {
  const wanted = rows.filter(({ proposal }) => proposal > 0);
  const isAll = wanted.length > 0 && wanted.every(({ variant_id }) => choice.has(variant_id));
  return (
    <div className={styles.table}>
      <table className={`${items.items} ${styles.lines}`}>
        <caption className="visually-hidden">{sayReorder('list.title')}</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.check}>
              <CheckboxField
                label={sayReorder('list.selectAll')}
                hideLabel
                disabled={wanted.length === 0}
                checked={isAll}
                onChange={() =>
                  onChoice(
                    isAll
                      ? without(
                          choice,
                          wanted.map(({ variant_id }) => variant_id),
                        )
                      : wanted
                          .filter(({ variant_id }) => !choice.has(variant_id))
                          .map(beginWith)
                          .reduce(withLine, choice),
                  )
                }
              />
            </th>
            <th scope="col">{sayReorder('column.product')}</th>
            <th scope="col" className={styles.figure}>
              {sayReorder('column.available')}
            </th>
            <th scope="col" className={styles.figure}>
              {sayReorder('column.reorderPoint')}
            </th>
            <th scope="col" className={styles.figure}>
              {sayReorder('column.incoming')}
            </th>
            <th scope="col" className={styles.figure}>
              {sayReorder('column.sold')}
            </th>
            <th scope="col">{sayReorder('column.order')}</th>
            <th scope="col">{sayReorder('column.supplier')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <ReorderRow
              key={row.variant_id}
              row={row}
              line={choice.get(row.variant_id)}
              isTried={isTried}
              onLine={(line) => onChoice(line ? withLine(choice, line) : without(choice, [row.variant_id]))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface ReorderRowProps {
  row: LowStockRow;
  /** While it is chosen. */
  line: ReorderLine | undefined;
  isTried: boolean;
  onLine: (line: ReorderLine | null) => void;
}

function ReorderRow({ row, line, isTried, onLine }: ReorderRowProps) {
  const name = itemName(row.product_title, row.variant_name);
  const shown = line ?? { ...beginWith(row), quantity: row.proposal > 0 ? String(row.proposal) : '' };
  const change = (changed: Partial<ReorderLine>) => onLine({ ...(line ?? beginWith(row)), ...changed });
  return (
    <tr data-chosen={line !== undefined || undefined}>
      <td className={styles.check}>
        <CheckboxField
          label={sayReorder('line.select', { item: name })}
          hideLabel
          checked={line !== undefined}
          onChange={() => onLine(line ? null : beginWith(row))}
        />
      </td>
      <th scope="row">
        <span className={styles.good}>
          <Avatar name={row.product_title} src={row.image} size={36} fallback={<PackageIcon size={18} />} />
          <span className={styles.names}>
            <Link to={paths.product(row.product_id)} className={styles.title}>
              {row.product_title}
            </Link>
            <span className={styles.details}>{dotText([row.variant_name, row.sku || row.barcode])}</span>
          </span>
          <Badge
            tone={row.state === 'out' ? 'bad' : 'warning'}
            shape={row.state === 'out' ? 'empty' : 'half'}
          >
            {row.state === 'out' ? sayReorder('line.out') : sayReorder('line.low')}
          </Badge>
        </span>
      </th>
      <td data-label={sayReorder('column.available')} className={styles.figure}>
        {row.available}
      </td>
      <td data-label={sayReorder('column.reorderPoint')} className={styles.figure}>
        {row.low_stock_at ?? '–'}
      </td>
      <td data-label={sayReorder('column.incoming')} className={styles.figure}>
        {row.incoming || '–'}
      </td>
      <td data-label={sayReorder('column.sold')} className={styles.figure}>
        {row.sold_in_30_days}
      </td>
      <td data-label={sayReorder('column.order')} className={styles.quantity}>
        <CountInput
          label={sayReorder('line.quantity', { item: name })}
          hideLabel
          placeholder="0"
          error={isTried && line ? quantityProblem(line.quantity) : undefined}
          value={shown.quantity}
          onChange={(quantity) => change({ quantity })}
        />
      </td>
      <td data-label={sayReorder('column.supplier')} className={styles.supplier}>
        <SupplierField
          label={sayReorder('line.supplier', { item: name })}
          hideLabel
          error={isTried && line && !line.supplier ? sayReorder('problem.supplier') : undefined}
          value={shown.supplier}
          onChange={(supplier) => change({ supplier })}
        />
      </td>
    </tr>
  );
}
