import { openPieces, surplus } from '@sokoni/rules/purchase-order';
import type { PurchaseOrder } from '#api/types.ts';
import { CountInput } from '#parts/count-input.tsx';
import { countText } from '#parts/count-text.ts';
import { goodName } from '#parts/good-name.ts';
import { countOf } from '#parts/typed-number.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { ProductsIcon } from '#ui/icons-more.tsx';
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

/** One kind of goods: expected, here, and how it stands then. */
export function ReceiveRow({ line, count, problem, isFresh, onCount }: ReceiveRowProps) {
  const open = openPieces(line);
  const arriving = countOf(count) ?? 0;
  const beyond = arriving > 0 ? surplus(line, arriving) : 0;
  const left = open - arriving;
  return (
    <tr data-fresh={isFresh || undefined}>
      <th scope="row">
        <span className={styles.good}>
          <Avatar
            name={line.product_title}
            src={line.image}
            size={40}
            fallback={<ProductsIcon size={18} />}
          />
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
            {countText(line.received)} of {countText(line.quantity)} came
          </span>
        )}
      </td>
      <td data-label="Here now" className={styles.count}>
        <CountInput
          label={`Pieces of ${goodName(line.product_title, line.variant_name)} here now`}
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
            {beyond} too many
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
          open === 0 && <Badge tone="good">All came</Badge>
        )}
      </td>
    </tr>
  );
}
