import { paths } from '#paths.ts';

/** What a movement may belong to: where that is shown, and what it is called. Whoever adds a kind adds its line. */
const kinds: Readonly<Record<string, { path: (id: string) => string; label: string }>> = {
  transfer: { path: paths.transfer, label: 'Transfer' },
  purchase_order: { path: paths.purchaseOrder, label: 'Purchase order' },
  stock_take: { path: paths.stockTake, label: 'Stock-take' },
};

/** Where a movement's reference such as `transfer:<id>` leads; null for none, or one that has no page. */
export function referenceLink(reference: string, note: string): { path: string; label: string } | null {
  const [kind = '', id = ''] = reference.split(':');
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (!found || id === '') return null;
  return { path: found.path(id), label: [found.label, note].filter(Boolean).join(' ') };
}
