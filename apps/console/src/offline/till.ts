import { openMemoryCopy } from '#offline/copy/memory-copy.ts';
import { storedItem } from '#offline/copy/product-rows.ts';
import { startSync } from '#offline/copy/sync.ts';
import { renewSetup } from '#offline/copy/sync-once.ts';
import { findSales, readSale } from '#offline/online/past-sales.ts';
import { confirmOnline } from '#offline/outbox/confirm-online.ts';
import { prune } from '#offline/outbox/prune.ts';
import {
  commandsOfSale,
  exportOf,
  outboxOf,
  rowsOfShift,
  saleOfLink,
  salesOfDevice,
} from '#offline/outbox/sales-of-device.ts';
import type { Sender } from '#offline/outbox/sender.ts';
import { senderOfTab } from '#offline/outbox/sender-of-tab.ts';
import { type NewCommand, writeCommand, writeCommands } from '#offline/outbox/write-command.ts';
import type { TillCatalogue } from '#offline/search/catalogue-search.ts';
import { codesSought } from '#offline/search/scanned-code.ts';
import type { TillItem } from '#offline/search/till-item.ts';
import { newUuid } from './new-uuid.ts';
import { noOpenSales, type OpenSales, openSalesOf } from './open-sales.ts';
import { TillCallFailed } from './till-client.ts';
import { browserContext, type TillContext } from './till-context.ts';
import type { OutboxRow, OutboxRowOf, SetupRow, TillDevice } from './till-database.ts';
import { NoRegister, TillOffline } from './till-errors.ts';
import { watchTill } from './till-state.ts';
import type { TillStatus } from './till-status.ts';
import type {
  CommandResult,
  PastSale,
  PastSaleRow,
  SaleDraft,
  TillCommandKind,
  TillDraft,
  TillSetup,
  TillVariant,
} from './till-types.ts';

/** A register of a store in this browser, open for selling. */
export interface Till {
  readonly storeId: string;
  readonly device: TillDevice;
  /** As it is now, with what happened here. */
  setup(): TillSetup;
  readonly catalogue: TillCatalogue;
  /** How many of a variant there are: as the server said last, less what this till has sold since; null where they are not counted. */
  available(variant: TillVariant): number | null;
  /** As `catalogue.byCode`, and while the catalogue is still filling from the database: what a scanner asks. */
  findCode(code: string): Promise<TillItem | null>;
  /** Grows whenever something that a screen shows has changed. */
  version(): number;
  /** @returns takes it back */
  subscribe(listener: () => void): () => void;
  /** The same object until something in it changes. */
  status(): TillStatus;
  /** Takes the next receipt number and writes the sale; its open sale is gone with that. Only then say that it is paid. */
  commitSale(sale: SaleDraft, id: string): Promise<OutboxRowOf<'sale'>>;
  /** The same for a sale that items of an earlier one come back for: both are written, or neither. */
  commitExchange(
    sale: SaleDraft,
    id: string,
    back: { draft: TillDraft<'return'>; id: string },
  ): Promise<OutboxRowOf<'sale'>>;
  commit<Kind extends Exclude<TillCommandKind, 'sale'>>(
    kind: Kind,
    draft: TillDraft<Kind>,
    id?: string,
  ): Promise<OutboxRowOf<Kind>>;
  /**
   * For what only the server can say, as whether a gift card or a store credit still has so much: the sale is sent at once. It is paid
   * if `result.state` is `stored`. Throws TillOffline; where that is uncertain, only the same sale under the same id may be tried again.
   */
  confirmOnline(sale: SaleDraft, id: string): Promise<OutboxRowOf<'sale'> & { result: CommandResult }>;
  /** Those of who trains are kept nowhere. */
  readonly openSales: OpenSales;
  /** From now on, in every tab of this browser, what is done here is kept nowhere and sent to nobody; or no longer so. */
  setTraining(isOn: boolean): Promise<void>;
  /** The sales of this browser, the newest first. */
  sales(limit: number, search?: string): Promise<OutboxRowOf<'sale'>[]>;
  /** The sale with this id, if this browser wrote it. */
  sale(id: string): Promise<OutboxRowOf<'sale'> | undefined>;
  /** The sale of this browser that the link of a receipt opens. */
  saleOfLink(token: string): Promise<OutboxRowOf<'sale'> | undefined>;
  /** Sales of the store, wherever they were made. Throws TillOffline, NoRegister, CashierRefused. */
  findSales(search: string, cashierId: string): Promise<PastSaleRow[]>;
  /** A sale of the store as the server has it at this moment; null for none. Throws as `findSales`. */
  readSale(id: string, cashierId: string): Promise<PastSale | null>;
  /** What went through the drawer of a shift in this browser, in the order in which it happened. */
  inShift(shiftId: string): Promise<OutboxRow[]>;
  /** What came back of a sale in this browser. */
  returnsOf(orderId: string): Promise<OutboxRowOf<'return'>[]>;
  /** What was paid of the balance of a sale in this browser. */
  balancePaidOf(orderId: string): Promise<OutboxRowOf<'balance_paid'>[]>;
  /** What is not sent yet, and what the server could not take; in the order in which it happened. */
  outbox(): Promise<OutboxRow[]>;
  /** Sends something again that needed attention. */
  retry(id: string): Promise<void>;
  /** What `outbox` has, as a file. */
  exportUnsent(): Promise<Blob>;
  syncNow(): Promise<void>;
  close(): void;
}

/**
 * Opens the till of a store; null where this browser is no register of it. It can sell as soon as it is open; the catalogue goes on
 * filling behind it. Throws TillOffline where it was never open before and the server does not answer.
 */
export async function openTill(
  storeId: string,
  context: TillContext = browserContext(),
  sender: Sender = senderOfTab(),
): Promise<Till | null> {
  const { database } = context;
  const [device, stored] = await Promise.all([database.devices.get(storeId), database.setups.get(storeId)]);
  if (!device) return null;
  const held = stored ?? (await firstSetup(context, device));
  const state = await watchTill(context, sender, device, held);
  const kept = openSalesOf(context, storeId);
  const copy = openMemoryCopy(context, storeId, state.setup, state.touch);
  const sync = startSync(context, storeId, state.touch);
  state.attach(copy, sync);
  void prune(context, storeId).catch(() => {});

  return {
    storeId,
    get device() {
      return state.device();
    },
    setup: state.setup,
    catalogue: copy.search,
    available: state.available,
    findCode: async (code) =>
      copy.search.byCode(code) ??
      (copy.isLoading() ? storedItem(database, storeId, codesSought(code, state.setup())) : null),
    version: state.version,
    subscribe: state.subscribe,
    status: state.status,
    async commitSale(sale, id) {
      return (await writeCommand(context, storeId, { id, kind: 'sale', draft: sale })) as OutboxRowOf<'sale'>;
    },
    async commitExchange(sale, id, back) {
      const [, sold] = await writeCommands(context, storeId, [
        { id: back.id, kind: 'return', draft: back.draft },
        { id, kind: 'sale', draft: sale },
      ]);
      return sold as OutboxRowOf<'sale'>;
    },
    async commit(kind, draft, id = newUuid(context.clock.now())) {
      const command = { id, kind, draft } as unknown as NewCommand;
      return (await writeCommand(context, storeId, command)) as OutboxRowOf<typeof kind>;
    },
    confirmOnline: (sale, id) => confirmOnline(context, sender, storeId, sale, id),
    get openSales() {
      return state.device().is_training ? noOpenSales : kept;
    },
    async setTraining(isOn) {
      await database.devices.update(storeId, { is_training: isOn });
      context.channel.post({ kind: 'device', storeId });
    },
    sales: (limit, search) => salesOfDevice(database, storeId, limit, search),
    async sale(id) {
      const row = await database.outbox.get(id);
      return row?.kind === 'sale' ? row : undefined;
    },
    saleOfLink: (token) => saleOfLink(database, storeId, token),
    findSales: (search, cashierId) => findSales(context, storeId, { search, cashierId }),
    readSale: (orderId, cashierId) => readSale(context, storeId, { orderId, cashierId }),
    inShift: (shiftId) => rowsOfShift(database, storeId, shiftId),
    returnsOf: (orderId) => commandsOfSale(database, storeId, { kind: 'return', orderId }),
    balancePaidOf: (orderId) => commandsOfSale(database, storeId, { kind: 'balance_paid', orderId }),
    outbox: () => outboxOf(database, storeId),
    async retry(id) {
      const row = await database.outbox.get(id);
      if (row?.state !== 'needs_attention' && row?.state !== 'refused') return;
      await database.outbox.update(id, { state: 'pending' });
      context.channel.post({ kind: 'written', storeId });
    },
    exportUnsent: () => exportOf(database, storeId),
    async syncNow() {
      await Promise.all([sender.sendNow(), sync.syncNow()]);
    },
    close() {
      sync.stop();
      state.close();
    },
  };
}

async function firstSetup(context: TillContext, device: TillDevice): Promise<SetupRow> {
  try {
    return await renewSetup(context, device, true);
  } catch (error) {
    if (!(error instanceof TillCallFailed)) throw error;
    throw error.failure === 'key_refused' ? new NoRegister() : new TillOffline(false);
  }
}
