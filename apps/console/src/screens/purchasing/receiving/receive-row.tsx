import { dotText } from '@sokoni/messages/list-text';
import { openUnits, surplus } from '@sokoni/rules/stock/purchase-order';
import { PackageIcon } from 'lucide-react';
import type { PurchaseOrder } from '#contract-types.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { countText } from '#parts/numbers/count-text.ts';
import { countOf } from '#parts/numbers/typed-number.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { sayReceiving } from '#sentences/purchasing/receiving.ts';
import { Avatar } from '#ui/display/avatar.tsx';
import { Badge } from '#ui/display/badge.tsx';
import styles from './receive.module.css';

interface ReceiveRowProps {
  line: PurchaseOrder['lines'][number];
  /** As typed or scanned. */
  count: string;
  problem: string | undefined;
  /** It was scanned just now. */
  isAdded: boolean;
  onCount: (text: string) => void;
}

/** One kind of items: expected, here, and how it stands then. */
export function ReceiveRow({ line, count, problem, isAdded, onCount }: ReceiveRowProps) {
  const open = openUnits(line);
  const arriving = countOf(count) ?? 0;
  const beyond = arriving > 0 ? surplus(line, arriving) : 0;
  const left = open - arriving;
  return (
    <tr data-added={isAdded || undefined}>
      <th scope="row">
        <span className={styles.good}>
          <Avatar name={line.product_title} src={line.image} size={40} fallback={<PackageIcon size={18} />} />
          <span className={styles.names}>
            <span>{line.product_title}</span>
            <span className={styles.details}>{dotText([line.variant_name, line.sku || line.barcode])}</span>
          </span>
        </span>
      </th>
      <td data-label={sayReceiving('column.expected')} className={styles.figure}>
        <strong>{open}</strong>
        {line.received > 0 && (
          <span className={styles.details}>
            {sayReceiving('line.received', {
              ...{ received: countText(line.received), ordered: countText(line.quantity) },
            })}
          </span>
        )}
      </td>
      <td data-label={sayReceiving('column.receive')} className={styles.count}>
        <CountInput
          label={sayReceiving('line.quantity', { item: itemName(line.product_title, line.variant_name) })}
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
            {sayReceiving('line.over', { count: beyond })}
          </Badge>
        ) : arriving > 0 && left === 0 ? (
          <Badge tone="good" shape="full">
            {sayReceiving('line.complete')}
          </Badge>
        ) : arriving > 0 ? (
          <Badge tone="info" shape="half">
            {sayReceiving('line.left', { count: left })}
          </Badge>
        ) : (
          open === 0 && <Badge tone="good">{sayReceiving('line.done')}</Badge>
        )}
      </td>
    </tr>
  );
}
