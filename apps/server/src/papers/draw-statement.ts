import type { Readable } from 'node:stream';
import { orderNumber } from '@sokoni/rules/order-words';
import { statementKinds } from '@sokoni/rules/statement';
import { drawOnA4 } from '#platform/pdf/paper.ts';
import { paperColumns } from './columns.ts';
import { drawClosing, drawHead, drawParties } from './paper-head.ts';
import { addressLines, dayText, ledgerText, methodText } from './paper-words.ts';
import type { StatementPaper } from './read-statement.ts';

/** What a customer owed before, what changed it, and what is owed then. */
export function drawStatement(paper: StatementPaper, logo: Buffer | null): Readable {
  const { store, buyer, from_day, to_day, opening, lines, closing } = paper;
  const money = ledgerText(store);
  const span = `${dayText(from_day)} to ${dayText(to_day)}`;
  return drawOnA4(`Statement ${span}`, `${store.name} · Statement ${span}`, async (pen, pages) => {
    drawHead(pen, pages, { store, logo, title: 'Statement', subtitle: span, stamp: '' });
    drawParties(
      pen,
      pages,
      {
        title: 'For',
        name: buyer.name,
        lines: [...addressLines(buyer), buyer.email, buyer.phone].filter(Boolean),
      },
      [
        ['Before', money(opening)],
        ['Now owed', money(closing)],
      ],
    );
    const columns = paperColumns(pen, [
      'What',
      { title: 'Day', width: 72 },
      { title: 'Amount', width: 100, align: 'end' },
      { title: 'Balance', width: 100, align: 'end' },
    ]);
    await pages.table(columns.head(), [
      columns.row([
        { text: 'Opening balance', isBold: true },
        { text: dayText(from_day) },
        { text: '' },
        { text: money(opening), isBold: true },
      ]),
      ...lines.map(({ kind, number, method, reference, day, amount, balance }) =>
        columns.row([
          {
            text: `${statementKinds[kind]} ${orderNumber({ number, test: false })}`,
            detail: [method === null ? '' : methodText(method), reference].filter(Boolean).join(' · '),
          },
          { text: dayText(day) },
          { text: money(amount) },
          { text: money(balance) },
        ]),
      ),
      columns.row([
        { text: 'Closing balance', isBold: true },
        { text: dayText(to_day) },
        { text: '' },
        { text: money(closing), isBold: true },
      ]),
    ]);
    drawClosing(pen, pages, store.receipt_footer);
  });
}
