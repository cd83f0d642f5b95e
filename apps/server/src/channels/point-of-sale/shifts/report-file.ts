import { Readable } from 'node:stream';
import { safeCell } from '@sokoni/rules/imports/csv-cell';
import { csvLine } from '@sokoni/rules/imports/products/product-export';
import { fromMinorUnits } from '@sokoni/rules/money/money';
import { transaction } from '#core/database/access/transaction.ts';
import type { Download } from '#core/http/downloads.ts';
import type { Services } from '#core/services.ts';
import { readDocumentStore } from '#sales/documents/read-document-store.ts';
import { readLogo } from '#sales/documents/read-logo.ts';
import { sayReport as say } from '../sentences.ts';
import { readShiftReport, type ShiftReport } from './read-shifts.ts';
import { reportFacts, reportSections } from './report-sections.ts';

export interface ShiftFileInput {
  store_id: string;
  shift_id: string;
  format: 'pdf' | 'csv';
}

/** The report of a shift as a file, as the books are when the link is opened. */
export async function shiftReportFile(services: Services, input: unknown): Promise<Download> {
  const { store_id: storeId, shift_id, format } = input as ShiftFileInput;
  const { report, store } = await transaction(services.pool, { userId: null, storeId }, async (db) => ({
    report: await readShiftReport(db, storeId, shift_id),
    store: await readDocumentStore(db, storeId),
  }));
  const fileName = `${fileNameOf(report)}.${format}`;
  if (format === 'csv') {
    const money = (minor: number) => fromMinorUnits(minor, store.currency_code);
    return { fileName, type: 'text/csv; charset=utf-8', stream: Readable.from(csvOf(report, money)) };
  }
  // The libraries that draw are large: whoever prints nothing does not load them.
  const { drawReport } = await import('./draw-report.ts');
  const logo = await readLogo(services, store);
  return { fileName, type: 'application/pdf', stream: drawReport(report, store, logo) };
}

function fileNameOf({ closed_at, register, opened_at }: ShiftReport): string {
  return [closed_at ? 'z-report' : 'x-report', register.name, opened_at.slice(0, 16)].join('-');
}

/** A line for each figure. Moments are written as computers do. */
function* csvOf(report: ShiftReport, money: (minor: number) => string): Generator<string> {
  yield `\uFEFF${csvLine([say('csv.section'), say('csv.item'), say('csv.column'), say('csv.value')])}`;
  const moment = (instant: string) => instant;
  for (const [name, value] of reportFacts(report, moment))
    yield csvLine([say('card.shift'), name, '', safeCell(value)]);
  for (const { title, columns, rows } of reportSections(report, { money, moment }))
    for (const { name, values } of rows)
      for (const [place, value] of values.entries())
        yield csvLine([title, safeCell(name), columns[place] ?? '', value]);
}
