import { receiptNumber } from '@sokoni/rules/point-of-sale/receipt-number';
import { timeNow } from './clock.ts';
import { setupWithCommands } from './setup-with-commands.ts';
import type { TillContext } from './till-context.ts';
import type { OutboxRow, OutboxRowOf, TillDevice } from './till-database.ts';
import { asTillError, NoOpenShift, NoRegister } from './till-errors.ts';
import { noCopyNews } from './till-news.ts';
import type {
  SaleDraft,
  SaleRung,
  TillCommandKind,
  TillDraft,
  TillPayload,
  TillSetup,
} from './till-types.ts';
import { noteUnsent } from './unsent-index.ts';

/** In the version that `payloadVersion` of the contract names. */
const payloadVersion = 1;

/** What each kind says of where it happened, beside the register: nothing, the shift that is open if one is, or the shift. */
const places: Readonly<Record<TillCommandKind, 'register' | 'shift_if_open' | 'shift'>> = {
  sale: 'shift_if_open',
  return: 'shift_if_open',
  customer: 'register',
  shift_opened: 'register',
  cash_moved: 'shift',
  shift_closed: 'shift',
  sale_parked: 'register',
  parked_sale_taken: 'register',
};

/** What happened, before it has a place in the order of this device. */
export type NewCommand = {
  [Kind in TillCommandKind]: {
    id: string;
    kind: Kind;
    draft: Kind extends 'sale' ? SaleDraft : TillDraft<Kind>;
  };
}[TillCommandKind];

/**
 * Writes what happened, with everything that it changes on this device, in one transaction: when this has ended, the disk has it, or
 * nothing has changed. A second command with the same id is the first.
 * @param isConfirmed false: the sale stays open until the server has confirmed it
 */
export async function writeCommand(
  context: TillContext,
  storeId: string,
  command: NewCommand,
  isConfirmed = true,
): Promise<OutboxRow> {
  const { database, channel } = context;
  noteUnsent(storeId, command.id);
  const { devices, setups, outbox, open_sales, customers } = database;
  try {
    const row = await database.transaction(
      'rw',
      [devices, setups, outbox, open_sales, customers],
      async (): Promise<OutboxRow> => {
        const known = await outbox.get(command.id);
        if (known) return known;
        const [device, held] = await Promise.all([devices.get(storeId), setups.get(storeId)]);
        if (!device || !held) throw new NoRegister();
        const written = rowOf(context, device, held.setup, command);
        await outbox.add(written);
        await devices.put({
          ...device,
          next_seq: device.next_seq + 1,
          next_figure: device.next_figure + (command.kind === 'sale' ? 1 : 0),
        });
        await setups.put({ ...held, setup: setupWithCommands(held.setup, [written]) });
        if (written.kind === 'sale' && isConfirmed) await open_sales.delete(written.id);
        if (written.kind === 'customer') await customers.put(customerOf(storeId, written));
        return written;
      },
    );
    if (row.kind === 'customer') channel.post({ ...noCopyNews, kind: 'copy', storeId, customers: [row.id] });
    else channel.post({ kind: 'setup', storeId });
    channel.post({ kind: 'written', storeId });
    return row;
  } catch (error) {
    throw asTillError(error);
  }
}

function rowOf(
  { clock }: TillContext,
  device: TillDevice,
  { shift }: TillSetup,
  { id, kind, draft }: NewCommand,
): OutboxRow {
  const place = places[kind];
  const own = draft as { shift_id?: string | null };
  const shiftId = own.shift_id ?? shift?.id ?? null;
  if (place === 'shift' && shiftId === null) throw new NoOpenShift();
  const payload = storable({
    ...draft,
    register_id: device.register_id,
    ...(place === 'register' ? {} : { shift_id: shiftId }),
    ...(kind === 'sale' ? { number: numberOf(device, draft) } : {}),
  }) as TillPayload<TillCommandKind>;
  return {
    id,
    store_id: device.store_id,
    register_id: device.register_id,
    device_id: device.device_id,
    seq: device.next_seq,
    kind,
    version: payloadVersion,
    device_time: timeNow(clock),
    payload,
    state: 'pending',
    attempts: 0,
    last_error: null,
    result: null,
    stored_at: null,
    order_id: null,
  } as OutboxRow;
}

/** As the server takes it: a scanner may type a NUL, and half of an emoji is left where a text was cut. Either would be refused. */
function storable(payload: object): object {
  return JSON.parse(
    JSON.stringify(payload, (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll(/[\0\p{Surrogate}]/gu, '') : value,
    ),
  );
}

function numberOf({ block, next_figure }: TillDevice, { test }: Pick<SaleRung, 'test'>): string {
  return receiptNumber({ block, test }, next_figure);
}

/** Found at once, though the server does not know of it yet. */
function customerOf(storeId: string, { id, payload }: OutboxRowOf<'customer'>) {
  const { name, phone, email } = payload;
  const customer = { id, name, phone, email, credit_limit: null, outstanding: 0, overdue: 0 };
  return { store_id: storeId, id, customer };
}
