import type { SalesReport } from '#api/reports.ts';
import { ChangeWords } from '#parts/change-words.tsx';
import { countText } from '#parts/count-text.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { Against } from './against.tsx';
import { ordersBehind, returnsBehind } from './orders-behind.ts';
import { percentText } from './row-words.ts';
import { Totals } from './totals.tsx';

/** The sums of a report of sales, each against the period that it is compared with. */
export function SalesTotals({ data, isMargin }: { data: SalesReport; isMargin: boolean }) {
  const money = useMoneyText();
  const { totals, totals_before: before, compared } = data;
  const change = (key: 'net_sales' | 'total' | 'margin' | 'orders' | 'pieces' | 'returns') => {
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
                {percentText(margin, margin + (cost ?? 0))} of the sales
                {change('margin') && <> · {change('margin')}</>} {against}
              </>
            ),
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
          term: 'Orders',
          value: countText(totals.orders ?? 0),
          to: all,
          note: change('orders'),
        },
        !isMargin && { term: 'Pieces', value: countText(totals.pieces), to: all, note: change('pieces') },
        {
          term: 'Returns',
          value: money(totals.returns),
          to: totals.returns > 0 && returnsBehind(behind, ''),
          note: change('returns'),
        },
        !isMargin && { term: 'VAT', value: money(totals.vat), to: all },
        !isMargin && {
          term: 'Shipping',
          value: money(totals.shipping),
          to: totals.shipping > 0 && ordersBehind({ ...behind, shipping: true }, 'Shipping'),
        },
        !isMargin && {
          ...{ term: 'With VAT and shipping', value: money(totals.total) },
          ...{ to: all, note: change('total') },
        },
        cost !== null && isMargin && { term: 'Cost of the goods', value: money(cost), to: all },
        !isMargin &&
          margin !== null && { term: 'Margin', value: money(margin), to: all, note: change('margin') },
        isMargin &&
          uncosted !== null &&
          uncosted !== 0 && {
            term: 'Left out',
            value: money(uncosted),
            note: 'Sales of goods whose cost is not known',
            to: all,
          },
      ]}
    />
  );
}
