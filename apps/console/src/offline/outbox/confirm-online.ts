import { TillCallFailed } from '#offline/till-client.ts';
import type { TillContext } from '#offline/till-context.ts';
import type { OutboxRow, OutboxRowOf } from '#offline/till-database.ts';
import { NoRegister, TillOffline } from '#offline/till-errors.ts';
import type { CommandResult, SaleDraft } from '#offline/till-types.ts';
import type { Sender } from './sender.ts';
import { practise, writeCommand } from './write-command.ts';

type AnsweredSale = OutboxRowOf<'sale'> & { result: CommandResult };

/**
 * Sends a sale that only the server can confirm, and waits for its answer. Nothing is written, and no number taken, before the server
 * has answered a first call; from then on the sale is in the outbox, and goes on being sent if no answer comes.
 */
export async function confirmOnline(
  context: TillContext,
  sender: Sender,
  storeId: string,
  sale: SaleDraft,
  id: string,
): Promise<AnsweredSale> {
  const command = { id, kind: 'sale', draft: sale } as const;
  const practised = await practise(context, storeId, command);
  if (isAnswered(practised)) return practised;
  const { outbox, open_sales } = context.database;
  if (!(await outbox.get(id))) await reach(context, storeId);
  await writeCommand(context, storeId, command, false);
  await sender.sendNow();
  const row = await outbox.get(id);
  if (!isAnswered(row)) throw new TillOffline(true);
  if (row.result.state === 'stored') {
    await open_sales.delete(id);
    context.channel.post({ kind: 'open_sales', storeId });
  }
  return row;
}

async function reach({ database, client, page }: TillContext, storeId: string): Promise<void> {
  const [device, held] = await Promise.all([database.devices.get(storeId), database.setups.get(storeId)]);
  if (!device || !held) throw new NoRegister();
  if (!page.mayBeOnline()) throw new TillOffline(false);
  try {
    await client.changes(device, held.sequence);
  } catch (error) {
    throw error instanceof TillCallFailed ? new TillOffline(false) : error;
  }
}

function isAnswered(row: OutboxRow | null | undefined): row is AnsweredSale {
  return row?.kind === 'sale' && row.result !== null;
}
