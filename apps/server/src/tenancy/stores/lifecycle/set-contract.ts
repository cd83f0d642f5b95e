import { system } from '@sokoni/rules/access/actor';
import type { ContractType } from '@sokoni/rules/stores/account-contract';
import type { Db } from '#core/database/access/transaction.ts';
import { writeAuditRow } from '#core/database/commands/audit.ts';
import { setContractOf } from '#tenancy/stores/queries.ts';

/**
 * Sets the contract of the account behind a store, for an operator whose connection owns the tables.
 * @returns the name of the store; null where no store has the code
 */
export async function setStoreContract(
  db: Db,
  businessCode: string,
  contractType: ContractType,
  now: Date,
): Promise<string | null> {
  const store = await setContractOf(db, businessCode, contractType);
  if (!store) return null;
  await writeAuditRow(db, {
    action: 'set_contract',
    subject: `store:${store.store_id}`,
    after: { contract_type: contractType },
    storeId: store.store_id,
    actor: system,
    networkAddress: '',
    requestId: 'operator',
    at: now,
  });
  return store.name;
}
