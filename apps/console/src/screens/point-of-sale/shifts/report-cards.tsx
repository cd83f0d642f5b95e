import { dotText } from '@sokoni/messages/list-text';
import { drawerSums, paymentSums, salesSums } from '@sokoni/rules/point-of-sale/shift-sums';
import type { ShiftReport } from '#api/sales/shifts.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { methodName } from '#parts/money/method-name.ts';
import { useMoneyText } from '#parts/money/money-text.ts';
import { countText } from '#parts/numbers/count-text.ts';
import { rateText } from '#parts/taxes/rate-text.ts';
import { sayShiftReport as say } from '#sentences/point-of-sale/shifts.ts';
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
        {report.drawer_openings.length > 0 && <Openings report={report} />}
        {report.counted.length > 0 && <Counted report={report} />}
      </Stack>
    </Columns>
  );
}

type Part = { report: ShiftReport };
type Row = ShiftReport['methods'][number];

function Sales({ report }: Part) {
  const money = useMoneyText();
  return (
    <Card title={say('card.sales')}>
      <DataList
        items={[
          { term: say('sum.sales'), value: countText(report.sales) },
          ...[...salesSums(report), ...paymentSums(report)].map(({ name, amount }) => ({
            term: say(`sum.${name}`),
            value: name === 'total' ? <strong>{money(amount)}</strong> : money(amount),
          })),
        ]}
      />
      {report.late_sales > 0 && <Muted>{say('late.note', { count: report.late_sales })}</Muted>}
    </Card>
  );
}

function Methods({ report }: Part) {
  const money = useMoneyText();
  const isRounded = report.methods.some(({ rounding }) => rounding !== 0);
  const hasTips = report.methods.some(({ tips }) => tips !== 0);
  return (
    <Card title={say('card.payments')} flush>
      <Table
        caption={say('card.payments')}
        rows={report.methods}
        rowKey={({ method, label }) => `${method} ${label}`}
        columns={[
          {
            header: say('method.column'),
            phone: 'title',
            cell: methodName,
          },
          { header: say('method.payments'), align: 'end', cell: ({ payments }) => money(payments) },
          { header: say('method.refunds'), align: 'end', cell: ({ refunds }) => money(refunds) },
          ...(isRounded
            ? [{ header: say('rounding'), align: 'end' as const, cell: (row: Row) => money(row.rounding) }]
            : []),
          ...(hasTips
            ? [{ header: say('tips'), align: 'end' as const, cell: (row: Row) => money(row.tips) }]
            : []),
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
          term: dotText([dates.clock(at), reason, by?.name]),
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
  ] as const;
  return (
    <Card title={say('card.shift')}>
      <DataList items={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />
    </Card>
  );
}

function Drawer({ report }: Part) {
  const money = useMoneyText();
  const { expected_at_close } = report;
  return (
    <Card title={say('card.drawer')}>
      <DataList
        items={[
          ...drawerSums(report).map(({ name, amount }) => ({
            term: say(`sum.${name}`),
            value: name === 'variance' ? <strong>{money(amount)}</strong> : money(amount),
          })),
          ...(report.reason === '' ? [] : [{ term: say('fact.reason'), value: report.reason }]),
          { term: say('sum.openings'), value: countText(report.drawer_openings.length) },
        ]}
      />
      {expected_at_close !== null && expected_at_close !== report.expected_cash && (
        <Muted>{say('expected.note', { amount: money(expected_at_close) })}</Muted>
      )}
    </Card>
  );
}

function Openings({ report }: Part) {
  const dates = useStoreDates();
  return (
    <Card title={say('card.openings')}>
      <DataList
        items={report.drawer_openings.map(({ at, by, approved_by }) => ({
          term: dotText([dates.clock(at), by?.name]),
          value: approved_by && say('opening.approvedBy', { name: approved_by.name }),
        }))}
      />
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
