import type { AuditEntry } from '#api/stores/audit.ts';
import { paths } from '#paths.ts';

/** Where a record is shown, by the noun of its subject. */
const pageOf: Readonly<Record<string, (id: string) => string>> = {
  category: () => paths.products,
  customer: paths.customer,
  customer_import: paths.importOfCustomers,
  discount: paths.discount,
  gift_card: paths.giftCard,
  invite: () => paths.staffSettings,
  location: () => paths.locations,
  order: paths.order,
  product: paths.product,
  product_import: paths.importOfProducts,
  purchase_order: paths.purchaseOrder,
  stock_take: paths.stockTake,
  supplier: () => paths.suppliers,
  transfer: paths.transfer,
  user: () => paths.staffSettings,
};

export interface Subject {
  name: string;
  /** Null for what is there no longer, or has no page. */
  path: string | null;
}

/** What an entry is about: its name of today, or the one that it had then. */
export function subjectOf({ subject, subject_name, before, after }: AuditEntry): Subject {
  const [area = '', id = ''] = subject.split(':');
  const page = Object.hasOwn(pageOf, area) ? pageOf[area] : undefined;
  if (subject_name !== '') return { name: subject_name, path: page && id ? page(id) : null };
  const former = [before?.title, before?.name, after?.title, after?.name].find(
    (name) => typeof name === 'string',
  );
  return { name: typeof former === 'string' ? former : '', path: null };
}
