import type { ColumnType, Generated } from 'kysely';

type JsonText<Read> = ColumnType<Read, string, string>;

export interface ImportsTable {
  store_id: string;
  id: string;
  /** What the file brings. */
  kind: 'products' | 'customers';
  file_name: string;
  file_key: string;
  bytes: number;
  delimiter: string;
  format: 'sokoni' | 'shopify' | 'woocommerce' | 'other';
  headers: string[];
  sample: JsonText<string[][]>;
  mapping: JsonText<(string | null)[]>;
  mode: Generated<'add_and_update' | 'add' | 'update'>;
  new_status: Generated<'file' | 'draft' | 'active'>;
  location_id: string | null;
  with_money: boolean;
  with_costs: boolean;
  with_stock: boolean;
  check_job_id: string | null;
  run_job_id: string | null;
  images_job_id: string | null;
  undo_job_id: string | null;
  created_by: string;
  created_at: Date;
}

export interface ImportItemsTable {
  store_id: string;
  import_id: string;
  first_row: number;
  key: string;
  rows: number;
  action: 'create' | 'update' | 'same' | 'skip' | 'error' | null;
  state: Generated<'waiting' | 'done' | 'failed' | 'undone' | 'kept'>;
  /** The product or the customer that it is about. */
  record_id: string | null;
  draft: JsonText<unknown> | null;
  changes: JsonText<unknown> | null;
}

export interface ImportRowsTable {
  store_id: string;
  import_id: string;
  row: number;
  first_row: number;
  cells: JsonText<string[]>;
  errors: Generated<string[]>;
  warnings: Generated<string[]>;
}

export interface ImportCodesTable {
  store_id: string;
  import_id: string;
  code: string;
  row: number;
}

export interface ProductImportImagesTable {
  store_id: string;
  import_id: string;
  id: string;
  row: number;
  product_id: string;
  url: string;
  alt_text: string;
  state: Generated<'waiting' | 'done' | 'failed'>;
}

export interface ProductHandlesTable {
  store_id: string;
  handle: string;
  product_id: string;
}

/** Products and customers from files. */
export interface ImportTables {
  imports: ImportsTable;
  import_items: ImportItemsTable;
  import_rows: ImportRowsTable;
  import_codes: ImportCodesTable;
  product_import_images: ProductImportImagesTable;
  product_handles: ProductHandlesTable;
}
