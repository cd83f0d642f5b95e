import type { parkedSale, tillCustomer, tillProduct, tillSetup } from '@sokoni/contract/point-of-sale/till';
import type { saleRung, TillCommandKind } from '@sokoni/contract/point-of-sale/till-commands';
import type { OpenSale } from '@sokoni/rules/point-of-sale/open-sale';

type Read<Shape extends { _zod: { output: unknown } }> = Shape['_zod']['output'];
type Written<Shape extends { _zod: { input: unknown } }> = Shape['_zod']['input'];

export type TillProduct = Read<typeof tillProduct>;
export type TillVariant = TillProduct['variants'][number];
export type TillCustomer = Read<typeof tillCustomer>;
export type TillSetup = Read<typeof tillSetup>;
export type ParkedSale = Read<typeof parkedSale>;
export type SalePayload = Written<typeof saleRung>;

/** Something that can be put into a sale. */
export interface TillItem {
  product: TillProduct;
  /** Null: several variants, to be chosen. */
  variant: TillVariant | null;
  title: string;
  /** Minor units; the lowest where several are to be chosen from. */
  price: number;
}

/** The device's copy of what the store sells and to whom. */
export interface TillCatalogue {
  search(text: string, limit?: number): TillItem[];
  byCode(code: string): TillItem | null;
  /** Null: all. */
  inCategory(id: string | null, limit?: number): TillItem[];
  product(id: string): TillProduct | undefined;
  customers(text: string, limit?: number): TillCustomer[];
  customer(id: string): TillCustomer | undefined;
  readonly size: number;
}

/** A command in the outbox of the device. */
export interface OutboxRow {
  id: string;
  seq: number;
  kind: TillCommandKind;
  device_time: string;
  payload: Record<string, unknown>;
  state: 'pending' | 'sending' | 'stored' | 'needs_attention';
  attempts: number;
  last_error: string | null;
}

export interface TillStatus {
  online: boolean;
  unsent: number;
  needsAttention: number;
  /** ISO 8601; null before the first. */
  lastSync: string | null;
  sync: 'none' | 'loading' | 'ready' | 'failed';
  loadedProducts: number;
  /** The key of the device is refused: nothing is sent until somebody signs in. */
  isPaused: boolean;
}

/** The point of sale of this device. */
export interface Till {
  readonly storeId: string;
  readonly device: { register_id: string; register_name: string; block: number; device_id: string };
  setup(): TillSetup;
  readonly catalogue: TillCatalogue;
  /** Grows with every change. */
  version(): number;
  subscribe(listener: () => void): () => void;
  status(): TillStatus;
  commitSale(payload: SalePayload, id: string): Promise<OutboxRow>;
  commit(kind: TillCommandKind, payload: Record<string, unknown>, id?: string): Promise<OutboxRow>;
  readonly openSales: {
    list(): Promise<OpenSale[]>;
    save(sale: OpenSale): Promise<void>;
    remove(id: string): Promise<void>;
  };
  outbox(): Promise<OutboxRow[]>;
  retry(id: string): Promise<void>;
  exportUnsent(): Promise<Blob>;
  syncNow(): Promise<void>;
  close(): void;
}
