import type { SalesReport } from '#api/insights/reports.ts';
import { ChangeWords } from '#parts/numbers/change-label.tsx';
import { countText } from '#parts/numbers/count-text.ts';
import { Against } from './compared-period.tsx';
import { ordersBehind, returnsBehind } from './report-order-links.ts';
import { percentText } from './row-label.ts';
import { Totals } from './totals.tsx';
import { useSalesMoney } from './use-sales-money.ts';

/** The sums of a report of sales, each against the period that it is compared with. */
export function SalesTotals({ data, isMargin }: { data: SalesReport; isMargin: boolean }) {
  const money = useSalesMoney(data);
  const { totals, totals_before: before, compared } = data;
  const change = (
    key: 'gross_sales' | 'net_sales' | 'total_sales' | 'margin' | 'orders' | 'units' | 'returns',
  ) => {
    const [now, then] = [totals[key], before?.[key]];
    return (
      typeof now === 'number' &&
      typeof then === 'number' && <ChangeWords now={now} before={then} isLoss={key === 'returns'} />
    );
  };
  const against = <Against compared={compared} />;
  const { margin, cost, uncosted } = totals;
  const { from, to, test } = data;
  const behind = { from, to, test, sold: true } as const;
  const all = ordersBehind(behind, 'All sales');
  return (
    <Totals
      items={[
        isMargin &&
          margin !== null && {
            term: 'Margin',
            value: money(margin),
            to: all,
            note: (
              <>
                {percentText(margin, margin + (cost ?? 0))} of net sales
                {change('margin') && <> · {change('margin')}</>} {against}
              </>
            ),
          },
        !isMargin && {
          term: 'Gross sales',
          value: money(totals.gross_sales),
          to: all,
          note: change('gross_sales'),
        },
        !isMargin && { term: 'Discounts', value: money(totals.discounts) },
        {
          term: 'Returns',
          value: money(totals.returns),
          to: totals.returns > 0 && returnsBehind(behind, ''),
          note: change('returns'),
        },
        {
          term: 'Net sales',
          value: money(totals.net_sales),
          to: all,
          note: (
            <>
              {change('net_sales')} {!isMargin && against}
            </>
          ),
        },
        !isMargin && {
          term: 'Shipping',
          value: money(totals.shipping),
          to: totals.shipping > 0 && ordersBehind({ ...behind, shipping: true }, 'Shipping'),
        },
        !isMargin && { term: 'Taxes', value: money(totals.taxes), to: all },
        !isMargin && {
          ...{ term: 'Total sales', value: money(totals.total_sales) },
          ...{ to: all, note: change('total_sales') },
        },
        !isMargin && {
          term: 'Orders',
          value: countText(totals.orders ?? 0),
          to: all,
          note: change('orders'),
        },
        !isMargin && { term: 'Units sold', value: countText(totals.units), to: all, note: change('units') },
        cost !== null && isMargin && { term: 'Cost of goods sold', value: money(cost), to: all },
        !isMargin &&
          margin !== null && { term: 'Margin', value: money(margin), to: all, note: change('margin') },
        isMargin &&
          uncosted !== null &&
          uncosted !== 0 && {
            term: 'Excluded',
            value: money(uncosted),
            note: 'Sales of items without a cost',
            to: all,
          },
      ]}
    />
  );
}
