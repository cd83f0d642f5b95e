import type { Sender } from './sender.ts';
import { TillCallFailed } from './till-client.ts';
import type { TillContext } from './till-context.ts';
import type { OutboxRow, OutboxRowOf } from './till-database.ts';
import { NoRegister, TillOffline } from './till-errors.ts';
import type { CommandResult, SaleDraft } from './till-types.ts';
import { writeCommand } from './write-command.ts';

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
  const { outbox, open_sales } = context.database;
  if (!(await outbox.get(id))) await reach(context, storeId);
  await writeCommand(context, storeId, { id, kind: 'sale', draft: sale }, false);
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

function isAnswered(row: OutboxRow | undefined): row is AnsweredSale {
  return row?.kind === 'sale' && row.result !== null;
}
