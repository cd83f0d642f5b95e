import { system } from '@sokoni/rules/access/actor';
import type { ContractType } from '@sokoni/rules/stores/account-contract';
import type { Db } from '#core/database/access/transaction.ts';
import { writeAuditRow } from '#core/database/commands/audit.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { setContractOf } from '#tenancy/stores/queries.ts';

/**
 * Sets the contract of the account behind a store, for an operator whose connection owns the tables.
 * @returns the name of the store
 * @throws DomainError `not_found`
 */
export async function setStoreContract(
  db: Db,
  businessCode: string,
  contractType: ContractType,
  now: Date,
): Promise<string> {
  const store = await setContractOf(db, businessCode, contractType);
  if (!store)
    throw new DomainError('not_found', { message: `No store has the business code ${businessCode}.` });
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
