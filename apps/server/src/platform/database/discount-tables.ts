import type { DiscountKind, DiscountTarget } from '@sokoni/rules/discount';
import type { OrderChannel } from '@sokoni/rules/order-words';
import type { ColumnType, Generated } from 'kysely';

export interface DiscountsTable {
  store_id: string;
  id: string;
  title: string;
  code: string | null;
  kind: DiscountKind;
  percent: ColumnType<string | null, number | null, number | null>;
  amount: number | null;
  buy_pieces: number | null;
  get_pieces: number | null;
  most_times: number | null;
  applies_to: DiscountTarget;
  minimum_spend: number | null;
  minimum_pieces: number | null;
  channels: OrderChannel[];
  starts_at: Date;
  ends_at: Date | null;
  use_limit: number | null;
  customer_limit: number | null;
  active: Generated<boolean>;
  uses: Generated<number>;
  taken_off: Generated<number>;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
}

export interface DiscountProductsTable {
  store_id: string;
  discount_id: string;
  product_id: string;
}

export interface DiscountCategoriesTable {
  store_id: string;
  discount_id: string;
  category_id: string;
}

export interface DiscountRedemptionsTable {
  store_id: string;
  order_id: string;
  discount_id: string;
  customer_id: string | null;
  amount: number;
  at: Date;
}

export interface DiscountTables {
  discounts: DiscountsTable;
  discount_products: DiscountProductsTable;
  discount_categories: DiscountCategoriesTable;
  discount_redemptions: DiscountRedemptionsTable;
}
