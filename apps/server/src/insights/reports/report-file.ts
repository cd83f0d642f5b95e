import { Readable } from 'node:stream';
import type { reportExport } from '@sokoni/contract/insights/reports';
import type { Role } from '@sokoni/rules/access/roles';
import { csvLine } from '@sokoni/rules/imports/products/product-export';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { fromMinorUnits } from '@sokoni/rules/money/money';
import { periodBefore } from '@sokoni/rules/reports/report-period';
import type * as z from 'zod';
import { transaction } from '#core/database/access/transaction.ts';
import type { Download } from '#core/http/downloads.ts';
import type { Services } from '#core/services.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
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
  const name = asked.report === 'ageing' ? 'receivables' : asked.report;
  const by = 'by' in asked ? [asked.by] : [];
  const period = 'from' in asked ? [asked.from, asked.to] : [];
  const then = 'from' in asked ? periodBefore(asked, asked.compare) : null;
  const compared = then ? ['before', then.from, then.to] : [];
  return {
    fileName: `${[name, ...by, ...period, ...compared].join('-')}.csv`,
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
