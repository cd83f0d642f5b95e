import type { Generated, GeneratedAlways } from 'kysely';

export interface CustomerGroupsTable {
  store_id: string;
  id: string;
  name: string;
  created_at: Date;
}

export interface CustomersTable {
  store_id: string;
  id: string;
  name: string;
  email: Generated<string>;
  /** As addresses are compared. */
  email_key: GeneratedAlways<string>;
  phone: Generated<string>;
  notes: Generated<string>;
  group_id: string | null;
  /** Minor units; null without a limit. */
  credit_limit: number | null;
  search_text: string;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
  updated_by: string | null;
  erased_at: Date | null;
  /** Set when its record was merged with this one. */
  merged_into: string | null;
  order_count: Generated<number>;
  spent: Generated<number>;
  owed: Generated<number>;
  last_ordered_at: Date | null;
}

export interface CustomerAddressesTable {
  store_id: string;
  id: string;
  customer_id: string;
  position: number;
  label: Generated<string>;
  recipient: Generated<string>;
  phone: Generated<string>;
  line1: string;
  line2: Generated<string>;
  city: Generated<string>;
  region: Generated<string>;
  postal_code: Generated<string>;
  country: Generated<string>;
}

/** Who buys from a store. */
export interface CustomerTables {
  customer_groups: CustomerGroupsTable;
  customers: CustomersTable;
  customer_addresses: CustomerAddressesTable;
}
