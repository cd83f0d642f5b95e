import type { ShiftReport } from '#api/sales/shifts.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { rateText } from '#parts/taxes/rate-text.ts';
import { sayOrderLabel } from '#sentences/orders/labels.ts';
import { sayShifts as say } from '#sentences/point-of-sale/shifts.ts';
import { Card } from '#ui/layout/card.tsx';
import { DataList } from '#ui/layout/data-list.tsx';
import { Columns, Muted, Stack } from '#ui/layout/layout.tsx';
import { Table } from '#ui/layout/table.tsx';

/** What a shift came to: sales, drawer, payments, VAT, cash in and out, and what was counted. */
export function ReportCards({ report }: { report: ShiftReport }) {
  return (
    <Columns>
      <Stack>
        <Sales report={report} />
        <Methods report={report} />
        {report.tax_by_rate.length > 0 && <Taxes report={report} />}
        {report.movements.length > 0 && <Movements report={report} />}
      </Stack>
      <Stack>
        <Facts report={report} />
        <Drawer report={report} />
        {report.counted.length > 0 && <Counted report={report} />}
      </Stack>
    </Columns>
  );
}

type Part = { report: ShiftReport };

function Sales({ report }: Part) {
  const money = useMoneyText();
  return (
    <Card title={say('card.sales')}>
      <DataList
        items={[
          { term: say('sum.sales'), value: countText(report.sales) },
          { term: say('sum.gross'), value: money(report.gross) },
          { term: say('sum.discounts'), value: money(-report.discounts) },
          { term: say('sum.vat'), value: money(report.vat) },
          { term: say('sum.total'), value: money(report.sales_total) },
          { term: say('sum.returns'), value: money(-report.returns) },
          { term: say('sum.net'), value: <strong>{money(report.net)}</strong> },
        ]}
      />
      {report.late_sales > 0 && <Muted>{say('late.note', { count: report.late_sales })}</Muted>}
    </Card>
  );
}

function Methods({ report }: Part) {
  const money = useMoneyText();
  return (
    <Card title={say('card.payments')} flush>
      <Table
        caption={say('card.payments')}
        rows={report.methods}
        rowKey={({ method }) => method}
        columns={[
          {
            header: say('method.column'),
            phone: 'title',
            cell: ({ method }) => sayOrderLabel(`method.${method}`),
          },
          { header: say('method.payments'), align: 'end', cell: ({ payments }) => money(payments) },
          { header: say('method.refunds'), align: 'end', cell: ({ refunds }) => money(refunds) },
        ]}
      />
    </Card>
  );
}

function Taxes({ report }: Part) {
  const money = useMoneyText();
  return (
    <Card title={say('card.taxes')} flush>
      <Table
        caption={say('card.taxes')}
        rows={report.tax_by_rate}
        rowKey={({ percent }) => percent ?? ''}
        columns={[
          {
            header: say('tax.column'),
            phone: 'title',
            cell: ({ percent }) => (percent === null ? say('tax.exempt') : rateText({ name: null, percent })),
          },
          { header: say('tax.net'), align: 'end', cell: ({ net }) => money(net) },
          { header: say('tax.tax'), align: 'end', cell: ({ tax }) => money(tax) },
        ]}
      />
    </Card>
  );
}

function Movements({ report }: Part) {
  const money = useMoneyText();
  const dates = useStoreDates();
  return (
    <Card title={say('card.movements')}>
      <DataList
        items={report.movements.map(({ at, by, direction, reason, amount }) => ({
          term: [dates.clock(at), reason, by?.name].filter(Boolean).join(' · '),
          value: money(direction === 'in' ? amount : -amount),
        }))}
      />
    </Card>
  );
}

function Facts({ report }: Part) {
  const dates = useStoreDates();
  const facts = [
    [say('fact.register'), report.register.name],
    [say('fact.opened'), dates.moment(report.opened_at)],
    [say('fact.openedBy'), report.opened_by?.name],
    [say('fact.closed'), report.closed_at && dates.moment(report.closed_at)],
    [say('fact.closedBy'), report.closed_by?.name],
    [say('fact.approvedBy'), report.approved_by?.name],
    [say('fact.reason'), report.reason],
  ] as const;
  return (
    <Card title={say('card.shift')}>
      <DataList items={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />
    </Card>
  );
}

function Drawer({ report }: Part) {
  const money = useMoneyText();
  const cash = report.methods.find(({ method }) => method === 'cash');
  const { counted_cash, variance, expected_at_close } = report;
  return (
    <Card title={say('card.drawer')}>
      <DataList
        items={[
          { term: say('sum.float'), value: money(report.opening_float) },
          { term: say('sum.cashPayments'), value: money(cash?.payments ?? 0) },
          { term: say('sum.cashRefunds'), value: money(-(cash?.refunds ?? 0)) },
          { term: say('sum.in'), value: money(report.cash_in) },
          { term: say('sum.out'), value: money(-report.cash_out) },
          { term: say('sum.expected'), value: money(report.expected_cash) },
          ...(counted_cash === null ? [] : [{ term: say('sum.counted'), value: money(counted_cash) }]),
          ...(variance === null
            ? []
            : [{ term: say('sum.variance'), value: <strong>{money(variance)}</strong> }]),
        ]}
      />
      {expected_at_close !== null && expected_at_close !== report.expected_cash && (
        <Muted>{say('expected.note', { amount: money(expected_at_close) })}</Muted>
      )}
    </Card>
  );
}

function Counted({ report }: Part) {
  const money = useMoneyText();
  return (
    <Card title={say('card.counted')}>
      <DataList
        items={report.counted.map(({ value, count }) => ({
          term: say('counted.line', { count, value: money(value) }),
          value: money(value * count),
        }))}
      />
    </Card>
  );
}
