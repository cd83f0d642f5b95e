import type { Manifest } from '#core/manifest.ts';
import { foldSales } from './fold-sales.ts';

export const salesSummary = {
  tasks: {
    fold_sales: ({ ownerPool, log }) => foldSales(ownerPool, log),
  },
  cron: [
    // While figures are calculated anew this waits, at most one of it.
    { task: 'fold_sales', match: '* * * * *', options: { queueName: 'figures', jobKey: 'fold_sales' } },
  ],
} satisfies Manifest;
