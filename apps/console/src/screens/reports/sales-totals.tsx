import type { SalesReport } from '#api/insights/reports.ts';
import { ChangeWords } from '#parts/numbers/change-label.tsx';
import { countText } from '#parts/numbers/count-text.ts';
import { sayReport } from '#sentences/reports/pages.ts';
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
  const { from, to, test, register_id } = data;
  const behind = { from, to, test, sold: true, ...(register_id && { register_id }) } as const;
  const all = ordersBehind(behind, sayReport('behind.all'));
  return (
    <Totals
      items={[
        isMargin &&
          margin !== null && {
            term: sayReport('figure.margin'),
            value: money(margin),
            to: all,
            note: (
              <>
                {sayReport('ofNetSales', { percent: percentText(margin, margin + (cost ?? 0)) })}
                {change('margin') && <> · {change('margin')}</>} {against}
              </>
            ),
          },
        !isMargin && {
          term: sayReport('figure.gross_sales'),
          value: money(totals.gross_sales),
          to: all,
          note: change('gross_sales'),
        },
        !isMargin && { term: sayReport('figure.discounts'), value: money(totals.discounts) },
        {
          term: sayReport('figure.returns'),
          value: money(totals.returns),
          to: totals.returns > 0 && returnsBehind(behind, ''),
          note: change('returns'),
        },
        {
          term: sayReport('figure.net_sales'),
          value: money(totals.net_sales),
          to: all,
          note: (
            <>
              {change('net_sales')} {!isMargin && against}
            </>
          ),
        },
        !isMargin && {
          term: sayReport('figure.shipping'),
          value: money(totals.shipping),
          to:
            totals.shipping > 0 && ordersBehind({ ...behind, shipping: true }, sayReport('figure.shipping')),
        },
        !isMargin && { term: sayReport('figure.taxes'), value: money(totals.taxes), to: all },
        !isMargin && {
          ...{ term: sayReport('figure.total_sales'), value: money(totals.total_sales) },
          ...{ to: all, note: change('total_sales') },
        },
        !isMargin && {
          term: sayReport('figure.orders'),
          value: countText(totals.orders ?? 0),
          to: all,
          note: change('orders'),
        },
        !isMargin && {
          term: sayReport('figure.units'),
          value: countText(totals.units),
          to: all,
          note: change('units'),
        },
        cost !== null && isMargin && { term: sayReport('figure.costOfGoods'), value: money(cost), to: all },
        !isMargin &&
          margin !== null && {
            term: sayReport('figure.margin'),
            value: money(margin),
            to: all,
            note: change('margin'),
          },
        isMargin &&
          uncosted !== null &&
          uncosted !== 0 && {
            term: sayReport('figure.excluded'),
            value: money(uncosted),
            note: sayReport('figure.excluded.hint'),
            to: all,
          },
      ]}
    />
  );
}
