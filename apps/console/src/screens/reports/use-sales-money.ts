import type { SalesReport } from '#api/insights/reports.ts';
import { useShortMoneyText } from '#parts/money/money-text.ts';

/** Writes the amounts of a report of sales: one way in its tiles, its chart and its table. */
export function useSalesMoney({ rows, totals }: SalesReport): (minor: number) => string {
  return useShortMoneyText(
    [totals, ...rows].flatMap((row) => [
      ...[row.gross_sales, row.discounts, row.returns, row.net_sales],
      ...[row.shipping, row.taxes, row.total_sales, row.cost, row.margin, row.uncosted],
    ]),
  );
}
