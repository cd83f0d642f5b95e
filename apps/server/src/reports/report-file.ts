import { Readable } from 'node:stream';
import type { reportExport } from '@sokoni/contract/reports';
import type { CurrencyCode } from '@sokoni/rules/currencies';
import { fromMinorUnits } from '@sokoni/rules/money';
import { csvLine } from '@sokoni/rules/product-export';
import { periodBefore } from '@sokoni/rules/report-period';
import type { Role } from '@sokoni/rules/roles';
import type { z } from 'zod';
import { transaction } from '#platform/database/transaction.ts';
import type { Download } from '#platform/downloads.ts';
import type { Services } from '#platform/services.ts';
import { storeCurrency } from '#stores/store-currency.ts';
import { storeDay } from '#stores/store-day.ts';
import { sheetOf } from './report-sheets.ts';

interface Input {
  store_id: string;
  role: Role;
  asked: z.output<typeof reportExport>;
}

const linesAtOnce = 500;

/** A report as a file with all its rows; amounts are decimals of the store's currency. */
export async function reportFile(services: Services, input: unknown): Promise<Download | null> {
  const { store_id: storeId, role, asked } = input as Input;
  const now = services.clock();
  const sheet = await transaction(services.pool, { userId: null, storeId }, async (db) => {
    const { test, today } = await storeDay(db, storeId, now);
    const money = moneyIn(await storeCurrency(db, storeId));
    return sheetOf(db, asked, { storeId, test, today, role, money });
  });
  const by = 'by' in asked ? [asked.by] : [];
  const period = 'from' in asked ? [asked.from, asked.to] : [];
  const then = 'from' in asked ? periodBefore(asked, asked.compare) : null;
  const compared = then ? ['before', then.from, then.to] : [];
  return {
    fileName: `${[asked.report, ...by, ...period, ...compared].join('-')}.csv`,
    type: 'text/csv; charset=utf-8',
    stream: Readable.from(linesOf(sheet)),
  };
}

function* linesOf([headers = [], ...rows]: readonly string[][]): Generator<string> {
  yield `\uFEFF${csvLine(headers)}`;
  for (let at = 0; at < rows.length; at += linesAtOnce) {
    yield rows
      .slice(at, at + linesAtOnce)
      .map(csvLine)
      .join('');
  }
}

function moneyIn(currency: CurrencyCode) {
  return (minor: number | null) => (minor === null ? '' : fromMinorUnits(minor, currency));
}
