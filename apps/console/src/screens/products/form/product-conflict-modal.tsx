import { productStatuses } from '@sokoni/rules/products/product-check';
import { type ReactNode, useState } from 'react';
import { useCategories } from '#api/catalogue/categories.ts';
import { DifferencesModal } from '#parts/forms/differences-modal.tsx';
import type { Preference } from '#parts/forms/merge-fields.ts';
import { Muted } from '#ui/layout/layout.tsx';
import { type Difference, differencesOf } from './merge-product.ts';
import type { ProductFields } from './product-fields.ts';

const labels: Readonly<Record<Difference['field'], string>> = {
  title: 'Title',
  description: 'Description',
  status: 'Status',
  brand: 'Brand',
  category_id: 'Category',
  tags: 'Tags',
  exempt_vat: 'Exempt from VAT',
  tax_percent: 'Tax rate',
  options: 'Options',
  entries: 'Name',
  active: 'Active',
  track_quantity: 'Track quantity',
  price: 'Price',
  sales_price: 'Sale price',
  on_sales: 'On sale',
  cost: 'Cost',
  sku: 'SKU',
  barcode: 'Barcode',
  weight_grams: 'Weight',
  low_stock_at: 'Reorder point',
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

  function shown(field: Difference['field'], value: unknown): ReactNode {
    const isEmpty = value === '' || value === null || value === undefined;
    if (isEmpty || (Array.isArray(value) && value.length === 0)) return <Muted>Empty</Muted>;
    if (typeof value === 'boolean') return value ? 'On' : 'Off';
    if (field === 'category_id') return categories.find(({ id }) => id === value)?.name ?? 'Different';
    if (field === 'status') return productStatuses[value as keyof typeof productStatuses];
    if (field === 'description') return plainText(String(value)).slice(0, 200);
    return Array.isArray(value) ? value.join(field === 'entries' ? '/' : ', ') : String(value);
  }

  return (
    <DifferencesModal
      differences={differences.map(({ key, variant, field, before, theirs: their, mine: own }) => ({
        key,
        what: variant === '' ? labels[field] : `${variant}: ${labels[field]}`,
        before: shown(field, before),
        theirs: shown(field, their),
        mine: own === undefined ? undefined : shown(field, own),
      }))}
      {...{ savedBy, savedAt, onResolve, onClose }}
    />
  );
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}
