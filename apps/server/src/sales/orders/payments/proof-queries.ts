import { type Selectable, sql } from 'kysely';
import type { Db } from '#core/database/access/transaction.ts';
import type { PaymentProofs } from '#core/database/tables.ts';

export async function countProofs(db: Db, storeId: string, orderId: string): Promise<number> {
  const { count } = await db
    .selectFrom('payment_proofs')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('store_id', '=', storeId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertProof(db: Db, proof: Selectable<PaymentProofs>): Promise<void> {
  await db.insertInto('payment_proofs').values(proof).execute();
}

/** Takes the proofs of a customer's orders away, with the pictures' records. @returns the ids of the pictures */
export async function deleteProofsOf(db: Db, storeId: string, customerId: string): Promise<string[]> {
  const { rows } = await sql<{ image_id: string }>`
    with gone as (
      delete from payment_proofs
      where store_id = ${storeId} and order_id = any(array(
        select placed.id from orders placed
        join customers buyer on buyer.store_id = placed.store_id and buyer.id = placed.customer_id
        where placed.store_id = ${storeId} and (buyer.id = ${customerId} or buyer.merged_into = ${customerId})
      ))
      returning image_id
    )
    delete from images using gone where images.store_id = ${storeId} and images.id = gone.image_id
    returning images.id as image_id`.execute(db);
  return rows.map(({ image_id }) => image_id);
}
