import type { Readable } from 'node:stream';
import { dotText } from '@sokoni/messages/list-text';
import { ageingBuckets } from '@sokoni/rules/credit/receivables-ageing';
import { drawOnA4 } from '#core/pdf/document.ts';
import { gap } from '#core/pdf/pen.ts';
import { sayAge, sayStatementLine } from '#customers/sentences.ts';
import { documentColumns } from '#sales/documents/columns.ts';
import { drawClosing, drawHead, drawParties } from '#sales/documents/document-head.ts';
import { addressLines, dayText, ledgerText, methodText } from '#sales/documents/document-words.ts';
import { sayWord } from '#sales/documents/sentences.ts';
import type { StatementDocument } from './read-statement.ts';

/** What a customer owed before, what changed it, and what is outstanding then. */
export function drawStatement(document: StatementDocument, logo: Buffer | null): Readable {
  const { store, buyer, from_day, to_day, opening, lines, closing, ageing, today } = document;
  const money = ledgerText(store);
  const span = sayWord('statement.span', { from: dayText(from_day, store), to: dayText(to_day, store) });
  return drawOnA4(
    sayWord('file.statement', { span }),
    sayWord('foot.statement', { store: store.name, span }),
    async (pen, pages) => {
      drawHead(pen, pages, { store, logo, title: sayWord('title.statement'), subtitle: span, stamp: '' });
      drawParties(
        pen,
        pages,
        {
          title: sayWord('party.statementFor'),
          name: buyer.name,
          lines: [...addressLines(buyer), buyer.email, buyer.phone].filter(Boolean),
        },
        [
          [sayWord('statement.opening'), money(opening)],
          [sayWord('statement.due'), money(closing)],
        ],
      );
      const columns = documentColumns(pen, [
        sayWord('column.description'),
        { title: sayWord('column.date'), width: 72 },
        { title: sayWord('column.amount'), width: 100, align: 'end' },
        { title: sayWord('column.balance'), width: 100, align: 'end' },
      ]);
      await pages.table(columns.head(), [
        columns.row([
          { text: sayWord('statement.opening'), isBold: true },
          { text: dayText(from_day, store) },
          { text: '' },
          { text: money(opening), isBold: true },
        ]),
        ...lines.map(({ kind, number, method, reference, day, amount, balance }) =>
          columns.row([
            {
              text: sayStatementLine(kind, { number }),
              detail: dotText([method === null ? '' : methodText(method), reference]),
            },
            { text: dayText(day, store) },
            { text: money(amount) },
            { text: money(balance) },
          ]),
        ),
        columns.row([
          { text: sayWord('statement.closing'), isBold: true },
          { text: dayText(to_day, store) },
          { text: '' },
          { text: money(closing), isBold: true },
        ]),
      ]);
      if (ageing.total > 0) {
        const aged = documentColumns(pen, [
          sayWord('statement.outstanding', { day: dayText(today, store) }),
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
    },
  );
}
