import { productStatuses } from '@sokoni/rules/product-check';
import { type ReactNode, useState } from 'react';
import { useCategories } from '#api/categories.ts';
import { momentText } from '#parts/dates.ts';
import { Button } from '#ui/button.tsx';
import { Muted, Stack } from '#ui/layout.tsx';
import { Modal } from '#ui/modal.tsx';
import { type Difference, differencesOf, type Preference } from './merge-product.ts';
import styles from './product.module.css';
import type { ProductFields } from './product-fields.ts';

const labels: Readonly<Record<Difference['field'], string>> = {
  title: 'Title',
  description: 'Description',
  status: 'Status',
  brand: 'Brand',
  category_id: 'Category',
  tags: 'Tags',
  exempt_vat: 'Exempt from VAT',
  options: 'Options',
  entries: 'Name',
  active: 'Active',
  track_quantity: 'Track quantity',
  price: 'Price',
  sales_price: 'Sales price',
  on_sales: 'On sale',
  cost: 'Cost',
  sku: 'SKU',
  barcode: 'Barcode',
  weight_grams: 'Weight',
  low_stock_at: 'Low-stock alert',
  added: 'Added',
  removed: 'Removed',
};

interface ConflictModalProps {
  base: ProductFields;
  mine: ProductFields;
  theirs: ProductFields;
  /** A name; empty when that account is no more. */
  savedBy: string;
  /** ISO time. */
  savedAt: string;
  onResolve: (preference: Preference) => void;
  onClose: () => void;
}

/** Two people on one product: what the other one has saved, field by field, beside what was typed here. */
export function ConflictModal(props: ConflictModalProps) {
  const { base, mine, theirs, savedBy, savedAt, onResolve, onClose } = props;
  const [differences] = useState(() => differencesOf(base, mine, theirs));
  const categories = useCategories().data ?? [];
  const isContested = differences.some((difference) => difference.mine !== undefined);

  function shown(field: Difference['field'], value: unknown): ReactNode {
    if (value === '' || value === null || value === undefined) return <Muted>Empty</Muted>;
    if (typeof value === 'boolean') return value ? 'On' : 'Off';
    if (field === 'category_id') return categories.find(({ id }) => id === value)?.name ?? 'Another one';
    if (field === 'status') return productStatuses[value as keyof typeof productStatuses];
    if (field === 'description') return plainText(String(value)).slice(0, 200);
    return Array.isArray(value) ? value.join(field === 'entries' ? '/' : ', ') : String(value);
  }

  return (
    <Modal
      open
      onClose={onClose}
      title={`${savedBy || 'Somebody else'} has saved this in the meantime`}
      size="lg"
      footer={
        isContested ? (
          <>
            <Button onClick={() => onResolve('theirs')}>Take theirs</Button>
            <Button variant="primary" onClick={() => onResolve('mine')}>
              Keep mine
            </Button>
          </>
        ) : (
          <Button variant="primary" onClick={() => onResolve('mine')}>
            Go on with both
          </Button>
        )
      }
    >
      <Stack>
        <p>
          {isContested
            ? 'Choose what counts where both of you changed the same. Everything else of both stays. Then save.'
            : 'It does not touch what you typed: both stay. Then save.'}{' '}
          <Muted>Saved {momentText(savedAt)}.</Muted>
        </p>
        <table className={styles.differences}>
          <caption className="visually-hidden">What changed</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Before</th>
              <th scope="col">Theirs</th>
              <th scope="col">Yours</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ variant, field, before, theirs: their, mine: own }) => (
              <tr key={`${variant} ${field}`} data-contested={own !== undefined || undefined}>
                <th scope="row">{variant === '' ? labels[field] : `${variant}: ${labels[field]}`}</th>
                <td data-label="Before">{shown(field, before)}</td>
                <td data-label="Theirs">{shown(field, their)}</td>
                <td data-label="Yours">
                  {own === undefined ? <Muted>Not touched</Muted> : shown(field, own)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Stack>
    </Modal>
  );
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}
