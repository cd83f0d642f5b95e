import type { ColumnType } from 'kysely';

export interface LabelPrintsTable {
  store_id: string;
  id: string;
  /** As `LabelPrint` of products/labels spells it. */
  input: ColumnType<unknown, string, string>;
  created_at: Date;
}

export interface LabelTables {
  label_prints: LabelPrintsTable;
}
