import type { ContractType } from '@sokoni/rules/stores/account-contract';
import { transaction } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import type { Services } from '#core/services.ts';
import { setStoreContract } from '#tenancy/stores/lifecycle/set-contract.ts';

const contractTypes: readonly ContractType[] = ['basic', 'enterprise'];

/**
 * `npm run contract -- {business_code} enterprise`: sets the contract of the account that owns the store.
 *
 * @param pool a pool of the owner role
 * @returns one sentence that says what was done
 * @throws DomainError whose message is one sentence: the store is not there, or the contract is none of ours
 */
export async function setContract(
  pool: Services['pool'],
  businessCode: string,
  contractType: string,
  now: Date,
): Promise<string> {
  const contract = contractTypes.find((known) => known === contractType);
  if (!contract) {
    throw new DomainError('invalid_fields', { message: `Name a contract: ${contractTypes.join(' or ')}.` });
  }
  const code = businessCode.trim().toUpperCase();
  const name = await transaction(pool, { userId: null, storeId: null }, (db) =>
    setStoreContract(db, code, contract, now),
  );
  if (name === null)
    throw new DomainError('not_found', { message: `No store has the business code ${code}.` });
  return `The account of ${name} (${code}) has the ${contract} contract now.`;
}
