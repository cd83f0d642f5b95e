import { receiptNumber, trainingNumber } from '@sokoni/rules/point-of-sale/receipt-number';
import { timeNow } from '#offline/clock.ts';
import { setupWithCommands } from '#offline/copy/setup-with-commands.ts';
import { randomText } from '#offline/random-text.ts';
import type { TillContext } from '#offline/till-context.ts';
import { isUnsent, type OutboxRow, type OutboxRowOf, type TillDevice } from '#offline/till-database.ts';
import { asTillError, NoOpenShift, NoRegister } from '#offline/till-errors.ts';
import { noCopyNews } from '#offline/till-news.ts';
import type {
  SaleDraft,
  SaleRung,
  TillCommandKind,
  TillDraft,
  TillPayload,
  TillSetup,
} from '#offline/till-types.ts';
import { noteUnsent } from './unsent-index.ts';

/** In the version that `payloadVersion` of the contract names. */
const payloadVersion = 1;

const receiptTokenBytes = 16;

/** What each kind says of where it happened, beside the register: nothing, the shift that is open if one is, or the shift. */
const places: Readonly<Record<TillCommandKind, 'register' | 'shift_if_open' | 'shift'>> = {
  sale: 'shift_if_open',
  balance_paid: 'shift_if_open',
  return: 'shift_if_open',
  customer: 'register',
  shift_opened: 'register',
  cash_moved: 'shift',
  drawer_opened: 'shift_if_open',
  shift_closed: 'shift',
  sale_parked: 'register',
  parked_sale_taken: 'register',
  receipt_requested: 'register',
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
  const [row] = await writeCommands(context, storeId, [command], isConfirmed);
  if (!row) throw new Error('One command is one row');
  return row;
}

/** The same of several that belong together: the disk has all of them, or none. */
export async function writeCommands(
  context: TillContext,
  storeId: string,
  commands: readonly NewCommand[],
  isConfirmed = true,
): Promise<OutboxRow[]> {
  const { database, channel } = context;
  const { devices, setups, outbox, open_sales, customers } = database;
  const tables = [devices, setups, outbox, open_sales, customers];
  try {
    const puts = await database.transaction('rw', tables, async () => {
      const done: Put[] = [];
      for (const command of commands) done.push(await put(context, storeId, command, isConfirmed));
      return done;
    });
    const rows = puts.map(({ row }) => row);
    const added = rows.filter((row) => row.kind === 'customer' && isUnsent(row)).map(({ id }) => id);
    if (added.length > 0) channel.post({ ...noCopyNews, kind: 'copy', storeId, customers: added });
    if (puts.some(({ isSetupNew }) => isSetupNew)) channel.post({ kind: 'setup', storeId });
    if (rows.some(isUnsent)) channel.post({ kind: 'written', storeId });
    return rows;
  } catch (error) {
    throw asTillError(error);
  }
}

/** What a command would be, where somebody trains: nothing is written and no number taken. Null where nobody does. */
export async function practise(
  context: TillContext,
  storeId: string,
  command: NewCommand,
): Promise<OutboxRow | null> {
  const [device, held] = await placeNow(context, storeId);
  if (!device?.is_training) return null;
  if (!held) throw new NoRegister();
  return practised(context, device, held.setup, command);
}

function practised(
  context: TillContext,
  device: TillDevice,
  setup: TillSetup,
  command: NewCommand,
): OutboxRow {
  const told = { id: command.id, state: 'stored', reason: null, message: null, order_id: null, flags: [] };
  const row = rowOf(context, device, { ...setup, shift: null }, command);
  return { ...row, state: 'stored', result: told } as OutboxRow;
}

function placeNow({ database }: TillContext, storeId: string) {
  return Promise.all([database.devices.get(storeId), database.setups.get(storeId)]);
}

/** A command as it stands in the outbox. */
interface Put {
  row: OutboxRow;
  /** It has changed the set-up. */
  isSetupNew: boolean;
}

/** Within a transaction: what is there is read at once, and what is new is written at once. */
async function put(
  context: TillContext,
  storeId: string,
  command: NewCommand,
  isConfirmed: boolean,
): Promise<Put> {
  const { devices, setups, outbox, open_sales, customers } = context.database;
  const [known, [device, held]] = await Promise.all([outbox.get(command.id), placeNow(context, storeId)]);
  if (known) return { row: known, isSetupNew: false };
  if (!device || !held) throw new NoRegister();
  const { setup } = held;
  if (device.is_training) return { row: practised(context, device, setup, command), isSetupNew: false };
  const row = rowOf(context, device, setup, command);
  const next = setupWithCommands(setup, [row]);
  const isSetupNew = next !== setup;
  noteUnsent(storeId, row.id);
  await Promise.all([
    outbox.add(row),
    devices.put({
      ...device,
      next_seq: device.next_seq + 1,
      next_figure: device.next_figure + (command.kind === 'sale' ? 1 : 0),
    }),
    isSetupNew && setups.put({ ...held, setup: next }),
    row.kind === 'sale' && isConfirmed && open_sales.delete(row.id),
    row.kind === 'customer' && customers.put(customerOf(storeId, row)),
  ]);
  return { row, isSetupNew };
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
    ...(kind === 'sale'
      ? { number: numberOf(device, draft), receipt_token: randomText(receiptTokenBytes) }
      : {}),
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

function numberOf({ block, next_figure, is_training }: TillDevice, { test }: Pick<SaleRung, 'test'>): string {
  return is_training ? trainingNumber : receiptNumber({ block, test }, next_figure);
}

/** Found at once, though the server does not know of it yet. */
function customerOf(storeId: string, { id, payload }: OutboxRowOf<'customer'>) {
  const { name, phone, email } = payload;
  const customer = { id, name, phone, email, credit_limit: null, outstanding: 0, overdue: 0 };
  return { store_id: storeId, id, customer };
}
