import { allows, type Permission } from '@sokoni/rules/access/roles';
import { paths } from '#paths.ts';
import { sayStockLabel } from '#sentences/inventory/stock-labels.ts';

type Kind = 'order' | 'transfer' | 'purchase_order' | 'stock_take';

/** What a movement may belong to: where that is shown, and to whom. Whoever adds a kind adds its line. */
const kinds: Readonly<Record<Kind, { path: (id: string) => string; permission: Permission }>> = {
  order: { path: paths.order, permission: 'seeOrders' },
  transfer: { path: paths.transfer, permission: 'manageStock' },
  purchase_order: { path: paths.purchaseOrder, permission: 'managePurchases' },
  stock_take: { path: paths.stockTake, permission: 'manageStock' },
};

function isKind(value: string): value is Kind {
  return Object.hasOwn(kinds, value);
}

interface ReferenceLink {
  path: string;
  label: string;
  /** What was noted beside; empty where the label says it. */
  note: string;
}

/**
 * Where a movement's reference such as `transfer:<id>` leads; null for none, for one that has no page, and for roles that may not
 * open it.
 */
export function referenceLink(
  reference: string,
  note: string,
  roles: string | readonly string[],
): ReferenceLink | null {
  const [kind = '', id = ''] = reference.split(':');
  if (!isKind(kind) || id === '' || !allows(roles, kinds[kind].permission)) return null;
  const path = kinds[kind].path(id);
  // The server notes the number of what has one.
  return kind === 'transfer' || kind === 'stock_take'
    ? { path, label: sayStockLabel(`reference.${kind}`, { number: note }), note: '' }
    : { path, label: sayStockLabel(`reference.${kind}`), note };
}
