import { Readable } from 'node:stream';
import { safeCell } from '@sokoni/rules/imports/csv-cell';
import { errorFileHeaders } from '@sokoni/rules/imports/error-file-columns';
import type { ImportKind } from '@sokoni/rules/imports/import-mode';
import { csvLine } from '@sokoni/rules/imports/products/product-export';
import { transaction } from '#core/database/access/transaction.ts';
import type { Download } from '#core/http/downloads.ts';
import type { Services } from '#core/services.ts';
import { findImport, findRefusedRows } from './queries.ts';

const rowsAtOnce = 500;

interface Input {
  store_id: string;
  import_id: string;
  kind: ImportKind;
  sees_money: boolean;
}

/** The rows of what was not imported, as they were, with what is wrong: corrected, the file is imported again. */
export async function errorFile(services: Services, input: unknown): Promise<Download | null> {
  const { store_id: storeId, import_id: importId, kind, sees_money: seesMoney } = input as Input;
  const scope = { userId: null, storeId };
  const record = await transaction(services.pool, scope, (db) =>
    findImport(db, storeId, importId, { kind, seesMoney }),
  );
  if (!record) return null;
  const { headers } = record;
  async function* lines() {
    yield `\uFEFF${csvLine([...headers, ...errorFileHeaders].map(safeText))}`;
    for (let after = 0; ; ) {
      const rows = await transaction(services.pool, scope, (db) =>
        findRefusedRows(db, storeId, importId, after, rowsAtOnce),
      );
      yield rows
        .map(({ row, cells, errors }) => {
          const own = headers.map((_, index) => safeText(cells[index] ?? ''));
          return csvLine([...own, String(row), safeText(errors.join('. '))]);
        })
        .join('');
      if (rows.length < rowsAtOnce) return;
      after = rows.at(-1)?.row ?? 0;
    }
  }
  return {
    fileName: `${record.file_name.replace(/\.[^.]*$/, '') || 'import'}-errors.csv`,
    type: 'text/csv; charset=utf-8',
    stream: Readable.from(lines()),
  };
}

/** A number is no formula, and reads better without an apostrophe. */
function safeText(cell: string): string {
  return /^-\d+(?:[.,]\d+)?$/.test(cell) ? cell : safeCell(cell);
}
