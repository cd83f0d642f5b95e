import type { Readable } from 'node:stream';
import { dotText } from '@sokoni/messages/list-text';
import { a4, a4Inside, drawOnA4 } from '#core/pdf/document.ts';
import { gap } from '#core/pdf/pen.ts';
import { documentColumns } from '#sales/documents/columns.ts';
import { body, drawHead, drawParties, quiet } from '#sales/documents/document-head.ts';
import { momentThere, moneyText } from '#sales/documents/document-words.ts';
import type { DocumentStoreRow } from '#sales/documents/queries.ts';
import { sayReport as say } from '../sentences.ts';
import type { ShiftReport } from './read-shifts.ts';
import { reportFacts, reportSections } from './report-sections.ts';

const figureWidth = 110;

/** The report of a shift on A4. */
export function drawReport(report: ShiftReport, store: DocumentStoreRow, logo: Buffer | null): Readable {
  const money = moneyText(store);
  const moment = (instant: string) => momentThere(instant, store);
  const title = say(report.closed_at ? 'report.z' : 'report.x');
  const opened = moment(report.opened_at);
  const { expected_at_close: expected, expected_cash, late_sales } = report;
  const notes = [
    late_sales > 0 && say('late.note', { count: late_sales }),
    expected !== null && expected !== expected_cash && say('expected.note', { amount: money(expected) }),
  ].filter((note) => note !== false);
  return drawOnA4(
    dotText([title, report.register.name, opened]),
    say('foot', { store: store.name, report: title, moment: opened }),
    async (pen, pages) => {
      drawHead(pen, pages, { store, logo, title, subtitle: opened, stamp: '' });
      const who = { title: say('card.shift'), name: report.register.name, lines: [] };
      drawParties(pen, pages, who, reportFacts(report, moment));
      for (const { title: section, columns: figures, rows } of reportSections(report, { money, moment })) {
        const columns = documentColumns(pen, [
          section,
          ...figures.map((figure) => ({
            title: figure,
            width: figures.length > 1 ? figureWidth : 2 * figureWidth,
            align: 'end' as const,
          })),
        ]);
        await pages.table(
          columns.head(),
          rows.map(({ name, values }) => columns.row([name, ...values].map((text) => ({ text })))),
        );
        pages.add(gap(12));
      }
      for (const text of notes)
        pages.add(pen.text({ x: a4.margin, width: a4Inside, size: body, color: quiet, text }));
    },
  );
}
