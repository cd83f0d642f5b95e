import type { ProductStatus } from '@sokoni/rules/products/product-check';
import { type ReactNode, useState } from 'react';
import { useCategories } from '#api/catalogue/categories.ts';
import { DifferencesModal } from '#parts/forms/differences-modal.tsx';
import type { Preference } from '#parts/forms/merge-fields.ts';
import { sayProductEditor } from '#sentences/products/editor.ts';
import { sayProductState } from '#sentences/products/states.ts';
import { Muted } from '#ui/layout/layout.tsx';
import { type Difference, differencesOf } from './merge-product.ts';
import type { ProductFields } from './product-fields.ts';

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
    if (isEmpty || (Array.isArray(value) && value.length === 0))
      return <Muted>{sayProductEditor('value.empty')}</Muted>;
    if (typeof value === 'boolean')
      return value ? sayProductEditor('value.on') : sayProductEditor('value.off');
    if (field === 'category_id')
      return categories.find(({ id }) => id === value)?.name ?? sayProductEditor('value.different');
    if (field === 'status') return sayProductState(`status.${value as ProductStatus}`);
    if (field === 'description') return plainText(String(value)).slice(0, 200);
    return Array.isArray(value) ? value.join(field === 'entries' ? '/' : ', ') : String(value);
  }

  return (
    <DifferencesModal
      differences={differences.map(({ key, variant, field, before, theirs: their, mine: own }) => ({
        key,
        what: nameOf(variant, field),
        before: shown(field, before),
        theirs: shown(field, their),
        mine: own === undefined ? undefined : shown(field, own),
      }))}
      {...{ savedBy, savedAt, onResolve, onClose }}
    />
  );
}

function nameOf(variant: string, field: Difference['field']): string {
  const name = sayProductEditor(`difference.${field}`);
  return variant === '' ? name : sayProductEditor('differenceOf', { variant, field: name });
}

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
}
