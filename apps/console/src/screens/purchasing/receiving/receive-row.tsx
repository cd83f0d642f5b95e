import { openUnits, surplus } from '@sokoni/rules/stock/purchase-order';
import { PackageIcon } from 'lucide-react';
import type { PurchaseOrder } from '#contract-types.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { countText } from '#parts/numbers/count-text.ts';
import { countOf } from '#parts/numbers/typed-number.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import styles from './receive.module.css';

interface ReceiveRowProps {
  line: PurchaseOrder['lines'][number];
  /** As typed or scanned. */
  count: string;
  problem: string | undefined;
  /** It was scanned just now. */
  isFresh: boolean;
  onCount: (text: string) => void;
}

/** One kind of items: expected, here, and how it stands then. */
export function ReceiveRow({ line, count, problem, isFresh, onCount }: ReceiveRowProps) {
  const open = openUnits(line);
  const arriving = countOf(count) ?? 0;
  const beyond = arriving > 0 ? surplus(line, arriving) : 0;
  const left = open - arriving;
  return (
    <tr data-fresh={isFresh || undefined}>
      <th scope="row">
        <span className={styles.good}>
          <Avatar name={line.product_title} src={line.image} size={40} fallback={<PackageIcon size={18} />} />
          <span className={styles.names}>
            <span>{line.product_title}</span>
            <span className={styles.details}>
              {[line.variant_name, line.sku || line.barcode].filter(Boolean).join(' · ')}
            </span>
          </span>
        </span>
      </th>
      <td data-label="Expected" className={styles.figure}>
        <strong>{open}</strong>
        {line.received > 0 && (
          <span className={styles.details}>
            {countText(line.received)} of {countText(line.quantity)} received
          </span>
        )}
      </td>
      <td data-label="Receive now" className={styles.count}>
        <CountInput
          label={`Quantity of ${itemName(line.product_title, line.variant_name)} to receive`}
          hideLabel
          placeholder="0"
          error={problem}
          value={count}
          onChange={onCount}
        />
      </td>
      <td className={styles.after}>
        {beyond > 0 ? (
          <Badge tone="warning" shape="mark">
            {beyond} over
          </Badge>
        ) : arriving > 0 && left === 0 ? (
          <Badge tone="good" shape="full">
            Complete
          </Badge>
        ) : arriving > 0 ? (
          <Badge tone="info" shape="half">
            {left} left
          </Badge>
        ) : (
          open === 0 && <Badge tone="good">Received</Badge>
        )}
      </td>
    </tr>
  );
}
