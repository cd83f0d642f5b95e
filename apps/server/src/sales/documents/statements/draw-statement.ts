import type { Readable } from 'node:stream';
import { ageingBuckets } from '@sokoni/rules/credit/receivables-ageing';
import { drawOnA4 } from '#core/pdf/document.ts';
import { gap } from '#core/pdf/pen.ts';
import { sayAge, sayStatementLine } from '#customers/sentences.ts';
import { documentColumns } from '#sales/documents/columns.ts';
import { drawClosing, drawHead, drawParties } from '#sales/documents/document-head.ts';
import { addressLines, dayText, ledgerText, methodText } from '#sales/documents/document-words.ts';
import type { StatementDocument } from './read-statement.ts';

/** What a customer owed before, what changed it, and what is outstanding then. */
export function drawStatement(document: StatementDocument, logo: Buffer | null): Readable {
  const { store, buyer, from_day, to_day, opening, lines, closing, ageing, today } = document;
  const money = ledgerText(store);
  const span = `${dayText(from_day, store)} to ${dayText(to_day, store)}`;
  return drawOnA4(`Statement ${span}`, `${store.name} · Statement ${span}`, async (pen, pages) => {
    drawHead(pen, pages, { store, logo, title: 'Statement', subtitle: span, stamp: '' });
    drawParties(
      pen,
      pages,
      {
        title: 'Statement for',
        name: buyer.name,
        lines: [...addressLines(buyer), buyer.email, buyer.phone].filter(Boolean),
      },
      [
        ['Opening balance', money(opening)],
        ['Balance due', money(closing)],
      ],
    );
    const columns = documentColumns(pen, [
      'Description',
      { title: 'Date', width: 72 },
      { title: 'Amount', width: 100, align: 'end' },
      { title: 'Balance', width: 100, align: 'end' },
    ]);
    await pages.table(columns.head(), [
      columns.row([
        { text: 'Opening balance', isBold: true },
        { text: dayText(from_day, store) },
        { text: '' },
        { text: money(opening), isBold: true },
      ]),
      ...lines.map(({ kind, number, method, reference, day, amount, balance }) =>
        columns.row([
          {
            text: sayStatementLine(kind, { number }),
            detail: [method === null ? '' : methodText(method), reference].filter(Boolean).join(' · '),
          },
          { text: dayText(day, store) },
          { text: money(amount) },
          { text: money(balance) },
        ]),
      ),
      columns.row([
        { text: 'Closing balance', isBold: true },
        { text: dayText(to_day, store) },
        { text: '' },
        { text: money(closing), isBold: true },
      ]),
    ]);
    if (ageing.total > 0) {
      const aged = documentColumns(pen, [
        `Outstanding on ${dayText(today, store)}`,
        ...ageingBuckets.map((bucket) => ({ title: sayAge(bucket), width: 66, align: 'end' as const })),
      ]);
      pages.add(gap(14));
      await pages.table(aged.head(), [
        aged.row([
          { text: money(ageing.total), isBold: true },
          ...ageingBuckets.map((bucket) => ({ text: money(ageing[bucket]) })),
        ]),
      ]);
    }
    drawClosing(pen, pages, store.statement_footer);
  });
}
