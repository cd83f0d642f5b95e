import { type Caller, TillCallFailed } from '#offline/till-client.ts';
import type { TillContext } from '#offline/till-context.ts';
import { CashierRefused, NoRegister, TillOffline } from '#offline/till-errors.ts';
import type { PastSale, PastSaleRow } from '#offline/till-types.ts';

/*
 * Sales that this device did not make: only the server knows them. Nothing of them is kept here.
 */

/** Sales of the store that the server finds. Throws TillOffline, NoRegister, CashierRefused. */
export function findSales(
  context: TillContext,
  storeId: string,
  asked: { search: string; cashierId: string },
): Promise<PastSaleRow[]> {
  return ask(context, storeId, (caller) => context.client.pastSales(caller, asked));
}

/** A sale as the server has it at this moment; null for none. Throws as `findSales`. */
export function readSale(
  context: TillContext,
  storeId: string,
  asked: { orderId: string; cashierId: string },
): Promise<PastSale | null> {
  return ask(context, storeId, (caller) => context.client.pastSale(caller, asked));
}

async function ask<Answer>(
  { database, page }: TillContext,
  storeId: string,
  call: (caller: Caller) => Promise<Answer>,
): Promise<Answer> {
  const device = await database.devices.get(storeId);
  if (!device) throw new NoRegister();
  if (!page.mayBeOnline()) throw new TillOffline(false);
  try {
    return await call(device);
  } catch (error) {
    throw error instanceof TillCallFailed ? told(error) : error;
  }
}

function told({ failure }: TillCallFailed): Error {
  if (failure === 'key_refused') return new NoRegister();
  return failure === 'rejected' ? new CashierRefused() : new TillOffline(false);
}
