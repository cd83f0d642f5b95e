import type { ImportAction } from '@sokoni/rules/imports/import-mode';

/** Something to say about a row, as it is said; a warning leaves something out, an error the whole item. A change is what the
 * import would do in the store. */
export interface RowFinding {
  row: number;
  level: 'error' | 'warning' | 'change';
  message: string;
}

/** The import that something is about. */
export interface ImportKey {
  storeId: string;
  importId: string;
}

/** One product, customer or variant with its prices of a file, known by its first row. */
export interface ItemRow<Draft = unknown> {
  first_row: number;
  key: string;
  rows: number;
  draft: Draft | null;
}

export interface CheckedItem<Draft = unknown> {
  first_row: number;
  action: ImportAction;
  record_id: string | null;
  draft: Draft | null;
}

/** What an import has changed, to be put back. */
export interface DoneItem<Changes> {
  first_row: number;
  record_id: string;
  changes: Changes;
}
