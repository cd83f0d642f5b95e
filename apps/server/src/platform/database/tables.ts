import type { MovementReason } from '@sokoni/rules/stock';
import type { JobKind, JobState } from '@sokoni/rules/store-job';
import type { ColumnType, Generated } from 'kysely';
import type { BulkTables } from './bulk-tables.ts';
import type { CustomerTables } from './customer-tables.ts';
import type { DiscountTables } from './discount-tables.ts';
import type { FigureTables } from './figure-tables.ts';
import type { GiftCardTables } from './gift-card-tables.ts';
import type { ImportTables } from './import-tables.ts';
import type { InventoryTables } from './inventory-tables.ts';
import type { LabelTables } from './label-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PaperTables } from './paper-tables.ts';
import type { PurchasingTables } from './purchasing-tables.ts';
import type { StoreCreditTables } from './store-credit-tables.ts';

type Json = ColumnType<unknown, string, string>;

export interface UsersTable {
  id: string;
  email: string;
  email_key: string;
  email_verified_at: Date | null;
  password_hash: string | null;
  google_subject: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  referral_code: string;
  referred_by_code: string | null;
  reg_channel: string;
  platform: string;
  timezone: string | null;
  accepted_terms_at: Date;
  created_at: Date;
  erased_at: Date | null;
}

export interface AccountsTable {
  id: string;
  owner_user_id: string;
  contract_type: Generated<string>;
  trial_started_at: Date | null;
  trial_ends_at: Date | null;
  created_at: Date;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  lifetime_seconds: number;
  signed_in_at: Date;
  last_used_at: Date;
  expires_at: Date;
  platform: string;
  address: string;
  timezone: string | null;
  fingerprint: ColumnType<unknown, string | null, string | null>;
}

export interface SessionTokensTable {
  token_hash: Buffer;
  session_id: string;
  created_at: Date;
  from_refresh: boolean;
  dies_at: Date | null;
}

export type CodePurpose = 'verify_email' | 'reset_password' | 'confirm_session';

export interface CodesTable {
  user_id: string;
  purpose: CodePurpose;
  code_hmac: Buffer;
  wrong_count: Generated<number>;
  created_at: Date;
  expires_at: Date;
}

export type LinkPurpose = 'verify_email' | 'reset_password';

export interface MailedLinksTable {
  token_hash: Buffer;
  user_id: string;
  purpose: LinkPurpose;
  created_at: Date;
  expires_at: Date;
}

export interface HandoffsTable {
  code_hash: Buffer;
  user_id: string;
  lifetime_seconds: number;
  expires_at: Date;
}

export interface GoogleSignInsTable {
  state_hash: Buffer;
  nonce: string;
  code_verifier: string;
  remember_me: boolean;
  expires_at: Date;
  taken: Generated<boolean>;
}

export type AttemptKind =
  | 'login'
  | 'verify_email'
  | 'reset_password'
  | 'confirm_session'
  | 'register'
  | 'mail'
  | 'invite'
  | 'gift_card';

export interface AttemptsTable {
  id: string;
  kind: AttemptKind;
  subject: Buffer;
  network_address: string;
  at: Date;
  /** A password is being compared; a failure once it is false. */
  pending: Generated<boolean>;
}

export interface IdempotencyKeysTable {
  actor: string;
  key: string;
  request_hmac: Buffer;
  answer: ColumnType<unknown, string | null, string | null>;
  created_at: Date;
}

export interface StoresTable {
  id: string;
  account_id: string;
  created_by: string;
  business_code: string;
  name: string;
  description: Generated<string>;
  sub_domain: string;
  currency_code: string;
  reg_channel: string;
  product_type_id: string | null;
  store_module: 'general_store' | 'restaurant';
  web_support: boolean;
  pos_support: boolean;
  test_product: boolean;
  mode: 'test' | 'live';
  default_theme: string | null;
  logo_image_id: string | null;
  email: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  country: Generated<string>;
  timezone: Generated<string>;
  receipt_footer: Generated<string>;
  social: Json;
  modules: Json;
  apply_vat: Generated<boolean>;
  /** Exact, with up to three decimals: text on the way out of the driver. */
  vat_percent: ColumnType<string, string | number, string | number>;
  prices_include_vat: Generated<boolean>;
  vat_decided: Generated<boolean>;
  product_count: Generated<number>;
  created_at: Date;
  closed_at: Date | null;
}

export interface StaffTable {
  store_id: string;
  user_id: string;
  role: string;
  joined_at: Date;
}

export interface InvitesTable {
  store_id: string;
  id: string;
  email: string;
  email_key: string;
  role: string;
  message: string;
  invited_by: string;
  sent_at: Date;
  expires_at: Date;
}

export interface ImagesTable {
  store_id: string;
  id: string;
  entity: 'store' | 'product';
  width: number;
  height: number;
  bytes: number;
  uploaded_by: string;
  created_at: Date;
}

export interface SubDomainsTable {
  store_id: string;
  label: string;
  held_until: Date | null;
}

export interface AuditLogTable {
  store_id: string | null;
  id: string;
  at: Date;
  actor_user_id: string | null;
  action: string;
  subject: string;
  /** The noun of the subject. */
  area: Generated<string>;
  before: Json | null;
  after: Json | null;
  network_address: string;
  request_id: string;
}

export interface CategoriesTable {
  store_id: string;
  id: string;
  parent_id: string | null;
  name: string;
  position: number;
  is_sample: Generated<boolean>;
  created_at: Date;
}

export interface ProductsTable {
  store_id: string;
  id: string;
  title: string;
  description: Generated<string>;
  status: 'draft' | 'active' | 'archived';
  brand: Generated<string>;
  category_id: string | null;
  options: Json;
  exempt_vat: Generated<boolean>;
  is_sample: Generated<boolean>;
  version: Generated<number>;
  taken_back_version: Generated<number | null>;
  variant_count: Generated<number>;
  min_price: Generated<number>;
  max_price: Generated<number>;
  first_image_id: string | null;
  search_text: string;
  created_at: Date;
  updated_at: Date;
  updated_by: string | null;
}

export interface ProductTagsTable {
  store_id: string;
  tag: string;
  product_id: string;
  /** Kept as the product has it. */
  title: Generated<string>;
}

export interface ProductImagesTable {
  store_id: string;
  product_id: string;
  image_id: string;
  position: number;
  alt_text: Generated<string>;
}

export interface VariantsTable {
  store_id: string;
  id: string;
  product_id: string;
  position: number;
  name: string;
  entries: string[];
  active: boolean;
  track_quantity: boolean;
  price: number;
  sales_price: number | null;
  on_sales: boolean;
  cost: number | null;
  sku: Generated<string>;
  sku_key: string | null;
  barcode: string | null;
  weight_grams: number | null;
  low_stock_at: number | null;
  image_id: string | null;
}

export interface ProductCountsTable {
  store_id: string;
  status: 'draft' | 'active' | 'archived';
  products: number;
}

export interface StoreNumbersTable {
  store_id: string;
  series: string;
  last_number: number;
}

export interface LocationsTable {
  store_id: string;
  id: string;
  name: string;
  position: number;
  created_at: Date;
  closed_at: Date | null;
}

export interface StockLevelsTable {
  store_id: string;
  variant_id: string;
  location_id: string;
  on_hand: Generated<number>;
  reserved: Generated<number>;
}

export interface StockMovementsTable {
  store_id: string;
  id: string;
  variant_id: string;
  location_id: string;
  quantity: number;
  reason: MovementReason;
  reference: Generated<string>;
  note: Generated<string>;
  oversold: Generated<boolean>;
  actor_user_id: string | null;
  at: Date;
}

export interface ProductStockTable {
  store_id: string;
  product_id: string;
  on_hand: Generated<number>;
  available: Generated<number>;
  state: Generated<'untracked' | 'in' | 'low' | 'out'>;
  obstacle: 'no_variant' | 'no_price' | 'no_stock' | null;
}

export interface StoreJobsTable {
  store_id: string;
  id: string;
  kind: JobKind;
  state: JobState;
  input: Json;
  position: ColumnType<unknown, string | undefined, string>;
  total: number | null;
  done: Generated<number>;
  failed: Generated<number>;
  result: ColumnType<Record<string, number>, string | undefined, string>;
  problem: Generated<string>;
  broken_steps: Generated<number>;
  created_by: string;
  created_at: Date;
  ended_at: Date | null;
}

export interface EventsTable {
  store_id: string;
  id: Generated<string>;
  transaction_id: Generated<string>;
  subject: string;
  ids: string[];
  at: Generated<Date>;
}

/** Every table of schema `app`, as the application role sees it. */
export interface Tables
  extends BulkTables,
    CustomerTables,
    DiscountTables,
    GiftCardTables,
    InventoryTables,
    LabelTables,
    OrderTables,
    PaperTables,
    FigureTables,
    PurchasingTables,
    ImportTables,
    StoreCreditTables {
  users: UsersTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  session_tokens: SessionTokensTable;
  codes: CodesTable;
  mailed_links: MailedLinksTable;
  handoffs: HandoffsTable;
  google_sign_ins: GoogleSignInsTable;
  attempts: AttemptsTable;
  idempotency_keys: IdempotencyKeysTable;
  stores: StoresTable;
  staff: StaffTable;
  invites: InvitesTable;
  images: ImagesTable;
  sub_domains: SubDomainsTable;
  audit_log: AuditLogTable;
  categories: CategoriesTable;
  products: ProductsTable;
  product_tags: ProductTagsTable;
  product_images: ProductImagesTable;
  variants: VariantsTable;
  product_counts: ProductCountsTable;
  store_numbers: StoreNumbersTable;
  locations: LocationsTable;
  stock_levels: StockLevelsTable;
  stock_movements: StockMovementsTable;
  product_stock: ProductStockTable;
  store_jobs: StoreJobsTable;
  events: EventsTable;
}
