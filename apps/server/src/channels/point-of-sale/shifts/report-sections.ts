import { dotText } from '@sokoni/messages/list-text';
import { drawerSums, paymentSums, salesSums } from '@sokoni/rules/point-of-sale/shift-sums';
import { rateText } from '#sales/documents/document-words.ts';
import { sayOrderLabel } from '#sales/orders/sentences.ts';
import { sayReport as say } from '../sentences.ts';
import type { ShiftReport } from './read-shifts.ts';

/** A part of the report of a shift: rows with a figure under each column. */
export interface ReportSection {
  title: string;
  /** Over the figures; empty where there is one that needs no word. */
  columns: readonly string[];
  rows: readonly { name: string; values: readonly string[] }[];
}

/** How amounts and moments are written. */
export interface ReportText {
  money: (minor: number) => string;
  moment: (instant: string) => string;
}

/** What is said over the figures of payments. */
const headings = {
  payments: 'method.payments',
  refunds: 'method.refunds',
  rounding: 'rounding',
  tips: 'tips',
} as const;

/** The figures of a shift from top to bottom, as its page shows them; what is empty is left out. */
export function reportSections(report: ShiftReport, { money, moment }: ReportText): ReportSection[] {
  const isUsed = (column: 'rounding' | 'tips') => report.methods.some((row) => row[column] !== 0);
  const paid = ['payments', 'refunds', ...(['rounding', 'tips'] as const).filter(isUsed)] as const;
  const sections: ReportSection[] = [
    {
      title: say('card.sales'),
      columns: [''],
      rows: [
        { name: say('sum.sales'), values: [String(report.sales)] },
        ...[...salesSums(report), ...paymentSums(report)].map(({ name, amount }) => ({
          name: say(`sum.${name}`),
          values: [money(amount)],
        })),
      ],
    },
    {
      title: say('card.payments'),
      columns: paid.map((column) => say(headings[column])),
      rows: report.methods.map((row) => ({
        name: row.label || sayOrderLabel(`method.${row.method}`),
        values: paid.map((column) => money(row[column])),
      })),
    },
    {
      title: say('card.taxes'),
      columns: [say('tax.net'), say('tax.tax')],
      rows: report.tax_by_rate.map(({ percent, net, tax }) => ({
        name: percent === null ? say('tax.exempt') : rateText(percent, []),
        values: [money(net), money(tax)],
      })),
    },
    {
      title: say('card.drawer'),
      columns: [''],
      rows: [
        ...drawerSums(report).map(({ name, amount }) => ({
          name: say(`sum.${name}`),
          values: [money(amount)],
        })),
        { name: say('sum.openings'), values: [String(report.drawer_openings.length)] },
      ],
    },
    {
      title: say('card.movements'),
      columns: [''],
      rows: report.movements.map(({ at, reason, by, direction, amount }) => ({
        name: dotText([moment(at), reason, by?.name]),
        values: [money(direction === 'in' ? amount : -amount)],
      })),
    },
    {
      title: say('card.openings'),
      columns: [''],
      rows: report.drawer_openings.map(({ at, by, approved_by }) => ({
        name: dotText([moment(at), by?.name]),
        values: [approved_by ? say('opening.approvedBy', { name: approved_by.name }) : ''],
      })),
    },
    {
      title: say('card.counted'),
      columns: [''],
      rows: report.counted.map(({ value, count }) => ({
        name: say('counted.line', { count, value: money(value) }),
        values: [money(value * count)],
      })),
    },
  ];
  return sections.filter(({ rows }) => rows.length > 0);
}

/** Where, when and by whom; what is not known is left out. */
export function reportFacts(
  report: ShiftReport,
  moment: ReportText['moment'],
): (readonly [string, string])[] {
  const { register, opened_at, opened_by, closed_at, closed_by, approved_by, reason } = report;
  const facts = [
    [say('fact.register'), register.name],
    [say('fact.opened'), moment(opened_at)],
    [say('fact.openedBy'), opened_by?.name],
    [say('fact.closed'), closed_at && moment(closed_at)],
    [say('fact.closedBy'), closed_by?.name],
    [say('fact.approvedBy'), approved_by?.name],
    [say('fact.reason'), reason],
  ] as const;
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}
