import type { pastSale, pastSaleRow } from '@sokoni/contract/point-of-sale/past-sales';
import type {
  commandResult,
  tillCopyCalls,
  tillCustomer,
  tillProduct,
  tillSetup,
} from '@sokoni/contract/point-of-sale/till';
import type { TillCommandKind, tillPayloads } from '@sokoni/contract/point-of-sale/till-commands';

/** What a schema of the contract lets through; zod itself stays out of the browser. */
type Checked<Schema extends { _zod: { output: unknown } }> = Schema['_zod']['output'];

export type TillSetup = Checked<typeof tillSetup>;
export type TillProduct = Checked<typeof tillProduct>;
export type TillVariant = TillProduct['variants'][number];
export type TillCustomer = Checked<typeof tillCustomer>;
export type CommandResult = Checked<typeof commandResult>;
export type TillChanges = Checked<
  (typeof tillCopyCalls)['GET /marketplace/v1/stores/{id}/point-of-sale/changes']['data']
>;

/** A sale of the store as the server has it, and a line of what it finds. */
export type PastSale = Checked<typeof pastSale>;
export type PastSaleRow = Checked<typeof pastSaleRow>;

export type { TillCommandKind };

/** What a command of a kind says. */
export type TillPayload<Kind extends TillCommandKind> = Checked<(typeof tillPayloads)[Kind]>;
export type SaleRung = TillPayload<'sale'>;

/** A sale before the till has given it its number and the link of its receipt, and said where it happened. */
export type SaleDraft = Omit<SaleRung, 'number' | 'receipt_token' | 'register_id' | 'shift_id'>;

/** What the screen says of a command; where it happened, the till adds where it is left out. */
export type TillDraft<Kind extends TillCommandKind> = Omit<TillPayload<Kind>, 'register_id' | 'shift_id'> &
  Partial<Pick<TillPayload<Kind>, Extract<keyof TillPayload<Kind>, 'register_id' | 'shift_id'>>>;
