import type { ContractType } from '@sokoni/rules/account-contract';
import { writeAuditRow } from '#platform/database/audit.ts';
import type { Db } from '#platform/database/transaction.ts';
import { DomainError } from '#platform/domain-error.ts';
import { setContractOf } from './queries.ts';

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
    actorUserId: null,
    networkAddress: '',
    requestId: 'operator',
    at: now,
  });
  return store.name;
}
