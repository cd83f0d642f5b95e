import type { ColumnType, Generated } from 'kysely';

type Json = ColumnType<unknown, string, string>;

interface BulkEditProductsTable {
  store_id: string;
  job_id: string;
  product_id: string;
  state: Generated<'waiting' | 'changed' | 'unchanged' | 'failed' | 'undone'>;
  title: Generated<string>;
  reason: Generated<string>;
  before: ColumnType<unknown, string | null | undefined, string | null>;
  after: ColumnType<unknown, string | null | undefined, string | null>;
  at: Date | null;
}

interface ViewsTable {
  store_id: string;
  id: string;
  list: 'products' | 'orders';
  name: string;
  query: Json;
  owner_id: string | null;
  position: number;
  created_at: Date;
}

/** Changes of many products, and saved views. */
export interface BulkTables {
  bulk_edit_products: BulkEditProductsTable;
  views: ViewsTable;
}
