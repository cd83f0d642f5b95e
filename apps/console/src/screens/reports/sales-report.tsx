import {
  type SalesSortKey,
  salesReportsOfRegister,
  salesSortKeys,
  shippingKey,
} from '@sokoni/rules/reports/report-labels';
import { usualStep } from '@sokoni/rules/reports/report-period';
import { useEffect } from 'react';
import { type SalesReport, type SalesRow, useSalesReport } from '#api/insights/reports.ts';
import { ListPages } from '#parts/lists/list-pages.tsx';
import type { Report } from '#parts/pages/report-names.ts';
import { sayReport } from '#sentences/reports/pages.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import { Card } from '#ui/layout/card.tsx';
import { WideTable } from '#ui/layout/table.tsx';
import { PeriodBar } from './period-bar.tsx';
import { readStep, stepsFor } from './periods.ts';
import { RegisterChoice } from './register-choice.tsx';
import { ReportPage } from './report-page.tsx';
import styles from './reports.module.css';
import { SalesChart } from './sales-chart.tsx';
import { type SalesSort, useSalesColumns } from './sales-columns.tsx';
import { SalesTotals } from './sales-totals.tsx';
import { useReportAddress } from './use-report-address.ts';

const rowsAtOnce = 25;

/** What the margin can be looked at by. */
const marginBy = ['product', 'category', 'day'] as const;
type MarginBy = (typeof marginBy)[number];

/** What was sold in a period, by one of its words; for the margin, what of it is left. */
export function SalesReportScreen({ report }: { report: Report }) {
  const address = useReportAddress();
  const isMargin = report.kind === 'margin';
  const by = report.kind === 'sales' ? report.by : readMarginBy(address.param('by'));
  const usualSort = isMargin ? '-margin' : '-net_sales';
  const sort = by === 'day' ? '' : readSort(address.param('sort'), usualSort);
  const { days } = address.period;
  const step = by === 'day' ? readStep(address.param('step'), days) : null;
  const isOfRegister = salesReportsOfRegister.some((one) => one === by);
  const register = isOfRegister ? address.param('register') : '';
  const asked = {
    ...{ by, ...days, sort, compare: address.comparison, ...(step && { step }) },
    ...(register !== '' && { register_id: register }),
  };
  const query = useSalesReport({
    ...asked,
    ...{ page: by === 'day' ? 1 : address.page, limit: rowsAtOnce },
  });
  return (
    <ReportPage
      report={report}
      file={address.seesReports ? { report: 'sales', ...asked } : null}
      query={query}
      bar={
        <PeriodBar address={address} compares>
          {isOfRegister && <RegisterChoice address={address} />}
          {isMargin && (
            <Segmented
              label={sayReport('by.label')}
              hideLabel
              options={marginBy.map((value) => ({ value, label: sayReport(`marginBy.${value}`) }))}
              value={by as MarginBy}
              onChange={(value) => address.change({ by: value === 'product' ? '' : value, sort: '' })}
            />
          )}
          {step && days.from !== days.to && (
            <Segmented
              label={sayReport('group.label')}
              hideLabel
              options={stepsFor(days).map((value) => ({ value, label: sayReport(`step.${value}`) }))}
              value={step}
              onChange={(value) => address.change({ step: value === usualStep(days) ? '' : value })}
            />
          )}
        </PeriodBar>
      }
    >
      {query.data && (
        <Shown
          data={query.data}
          isMargin={isMargin}
          sort={sort as SalesSort | ''}
          onSort={(next) => address.change({ sort: next === usualSort ? '' : next })}
          page={address.page}
          toPage={address.toPage}
          isStale={query.isPlaceholderData}
        />
      )}
    </ReportPage>
  );
}

interface ShownProps {
  data: SalesReport;
  isMargin: boolean;
  sort: SalesSort | '';
  onSort: (sort: SalesSort) => void;
  page: number;
  toPage: (page: number, options?: { replace: boolean }) => void;
  isStale: boolean;
}

function Shown({ data, isMargin, sort, onSort, page, toPage, isStale }: ShownProps) {
  const columns = useSalesColumns({ data, isMargin, sort, onSort });
  const isByDay = data.by === 'day';
  const shown = isMargin ? data.rows.filter(({ key }) => key !== shippingKey) : data.rows;
  const rows = isByDay ? shown.slice((page - 1) * rowsAtOnce, page * rowsAtOnce) : shown;
  useEffect(() => {
    if (rows.length === 0 && data.total_rows > 0 && !isStale) toPage(1, { replace: true });
  }, [rows.length, data.total_rows, isStale, toPage]);
  return (
    <div className={styles.report} data-stale={isStale || undefined}>
      <SalesTotals data={data} isMargin={isMargin} />
      {isNothing(data) ? (
        <Card>
          <EmptyState drawing="empty_orders" title={sayReport('noSales')}>
            {sayReport('noSales.text')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <SalesChart data={data} rows={isByDay ? data.rows : rows} isMargin={isMargin} sort={sort} />
          <Card flush>
            <WideTable<SalesRow>
              caption={sayReport('sales.caption')}
              columns={columns}
              rows={rows}
              rowKey={({ key }) => key ?? 'none'}
            />
            <ListPages
              label={sayReport('pages')}
              page={page}
              perPage={rowsAtOnce}
              total={data.total_rows}
              rows={rows.length}
              onPage={toPage}
            />
          </Card>
        </>
      )}
    </div>
  );
}

function isNothing({ totals, totals_before }: SalesReport): boolean {
  const none = (figures: SalesReport['totals'] | null) =>
    figures === null || (figures.orders === 0 && figures.units === 0 && figures.returned_quantity === 0);
  return none(totals) && none(totals_before);
}

function readMarginBy(text: string): MarginBy {
  return marginBy.find((by) => by === text) ?? 'product';
}

function readSort(text: string, usual: SalesSort): SalesSort {
  const key = text.replace(/^-/, '');
  return salesSortKeys.includes(key as SalesSortKey) ? (text as SalesSort) : usual;
}
