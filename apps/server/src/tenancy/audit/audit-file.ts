import { Readable } from 'node:stream';
import { differences, valueText } from '@sokoni/rules/audit/audit-differences';
import { safeCell } from '@sokoni/rules/imports/csv-cell';
import { csvLine } from '@sokoni/rules/imports/products/product-export';
import type { CurrencyCode } from '@sokoni/rules/money/currencies';
import { fromMinorUnits } from '@sokoni/rules/money/money';
import { transaction } from '#core/database/access/transaction.ts';
import type { Download } from '#core/http/downloads.ts';
import type { Services } from '#core/services.ts';
import { storeCurrency } from '#tenancy/stores/store-currency.ts';
import { type AuditFilter, findTimezone } from './queries.ts';
import { type AuditEntry, readEntries } from './read-entries.ts';
import { actionText, saySheet, valueWords } from './sentences.ts';

const entriesAtOnce = 500;

interface Input {
  store_id: string;
  filter: AuditFilter;
}

const headers = (zone: string) => [
  ...[saySheet('time', { zone }), saySheet('timeUtc'), saySheet('staff'), saySheet('action')],
  ...[saySheet('record'), saySheet('recordId'), saySheet('changes'), saySheet('before'), saySheet('after')],
  ...[saySheet('address'), saySheet('requestId')],
];

/**
 * The log as far as a filter leaves it, however long: read part by part as fast as it is taken, so that a slow reader holds
 * no memory and no transaction.
 */
export async function auditFile(services: Services, input: unknown): Promise<Download | null> {
  const { store_id: storeId, filter } = input as Input;
  const scope = { userId: null, storeId };
  const { currency, timezone } = await transaction(services.pool, scope, async (db) => ({
    currency: await storeCurrency(db, storeId),
    timezone: await findTimezone(db, storeId),
  }));
  // Sweden writes times as machines do.
  const clock = new Intl.DateTimeFormat('sv', {
    timeZone: timezone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  async function* lines() {
    yield `\uFEFF${csvLine(headers(timezone))}`;
    for (let after: string | undefined; ; ) {
      const window = { after, limit: entriesAtOnce };
      const entries = await transaction(services.pool, scope, (db) =>
        readEntries(db, storeId, filter, window),
      );
      if (entries.length > 0) yield entries.map((entry) => csvLine(cells(entry, currency, clock))).join('');
      if (entries.length < entriesAtOnce) return;
      after = entries.at(-1)?.id;
    }
  }
  const day = clock.format(services.clock()).slice(0, 10);
  return {
    fileName: `audit-log-${day}.csv`,
    type: 'text/csv; charset=utf-8',
    stream: Readable.from(lines()),
  };
}

function cells(entry: AuditEntry, currency: CurrencyCode, clock: Intl.DateTimeFormat): string[] {
  const money = (minor: number) => `${currency} ${fromMinorUnits(minor, currency)}`;
  const words = { ...valueWords, money };
  const changes = differences(entry.before, entry.after).map(
    ({ path, field, before, after }) =>
      `${path.join(' / ')}: ${valueText(field, before, words)} -> ${valueText(field, after, words)}`,
  );
  return [
    ...[clock.format(new Date(entry.at)), entry.at, entry.actor.name, actionText(entry.action)],
    ...[entry.subject_name, entry.subject, changes.join('; ')],
    ...[jsonOf(entry.before), jsonOf(entry.after), entry.address, entry.request_id],
  ].map(safeCell);
}

function jsonOf(state: AuditEntry['before']): string {
  return state === null ? '' : JSON.stringify(state);
}
