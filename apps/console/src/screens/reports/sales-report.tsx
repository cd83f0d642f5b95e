import { type SalesReport as By, type SalesSortKey, salesSortKeys } from '@sokoni/rules/report-words';
import { useEffect } from 'react';
import { type SalesReport, type SalesRow, useSalesReport } from '#api/reports.ts';
import { ListPages } from '#parts/list-pages.tsx';
import type { Report } from '#parts/report-names.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Table } from '#ui/table.tsx';
import { PeriodBar } from './period-bar.tsx';
import { ReportPage } from './report-page.tsx';
import styles from './reports.module.css';
import { SalesChart } from './sales-chart.tsx';
import { type SalesSort, useSalesColumns } from './sales-columns.tsx';
import { SalesTotals } from './sales-totals.tsx';
import { useReportAddress } from './use-report-address.ts';

const rowsAtOnce = 25;

/** What the margin can be looked at by. */
const marginBy = { product: 'Products', category: 'Categories', day: 'Days' } as const;

/** What was sold in a period, by one of its words; for the margin, what of it is left. */
export function SalesReportScreen({ report }: { report: Report }) {
  const address = useReportAddress();
  const isMargin = report.kind === 'margin';
  const by = report.kind === 'sales' ? report.by : readMarginBy(address.param('by'));
  const { from, to } = address.period.days;
  const usualSort = isMargin ? '-margin' : '-net_sales';
  const sort = by === 'day' ? '' : readSort(address.param('sort'), usualSort);
  const query = useSalesReport({
    ...{ by, from, to, sort, compare: address.comparison },
    ...{ page: by === 'day' ? 1 : address.page, limit: rowsAtOnce },
  });
  return (
    <ReportPage
      report={report}
      file={address.seesReports ? { report: 'sales', by, from, to, sort, compare: address.comparison } : null}
      query={query}
      bar={
        <PeriodBar address={address} compares>
          {isMargin && (
            <Segmented
              label="By"
              hideLabel
              options={(Object.keys(marginBy) as (keyof typeof marginBy)[]).map((value) => ({
                value,
                label: marginBy[value],
              }))}
              value={by as keyof typeof marginBy}
              onChange={(value) => address.change({ by: value === 'product' ? '' : value, sort: '' })}
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
  const rows = isByDay ? data.rows.slice((page - 1) * rowsAtOnce, page * rowsAtOnce) : data.rows;
  useEffect(() => {
    if (rows.length === 0 && data.total_rows > 0 && !isStale) toPage(1, { replace: true });
  }, [rows.length, data.total_rows, isStale, toPage]);
  return (
    <div className={styles.report} data-stale={isStale || undefined}>
      <SalesTotals data={data} isMargin={isMargin} />
      {isNothing(data) ? (
        <Card>
          <EmptyState drawing="empty_orders" title="Nothing sold">
            Nothing was sold on these days. Choose other ones.
          </EmptyState>
        </Card>
      ) : (
        <>
          <SalesChart data={data} rows={isByDay ? data.rows : rows} isMargin={isMargin} sort={sort} />
          <Card flush>
            <Table<SalesRow>
              caption="The figures"
              columns={columns}
              rows={rows}
              rowKey={({ key }) => key ?? 'none'}
            />
            <ListPages
              label="Pages of the report"
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
    figures === null || (figures.orders === 0 && figures.pieces === 0 && figures.returned_pieces === 0);
  return none(totals) && none(totals_before);
}

function readMarginBy(text: string): By & keyof typeof marginBy {
  return Object.hasOwn(marginBy, text) ? (text as keyof typeof marginBy) : 'product';
}

function readSort(text: string, usual: SalesSort): SalesSort {
  const key = text.replace(/^-/, '');
  return salesSortKeys.includes(key as SalesSortKey) ? (text as SalesSort) : usual;
}
