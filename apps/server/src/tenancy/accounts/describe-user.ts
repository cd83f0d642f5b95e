import type { userInfo } from '@sokoni/contract/tenancy/accounts';
import { isLanguage } from '@sokoni/rules/languages';
import { DEFAULT_PER_PAGE, rowsPerPageChoices } from '@sokoni/rules/lists/page-window';
import type * as z from 'zod';
import type { Db } from '#core/database/access/transaction.ts';
import { DomainError } from '#core/errors/domain-error.ts';
import { findMemberships, findUser } from './queries.ts';

export type UserInfo = z.output<typeof userInfo>;

/** SPEC section 3 "Admin/user info" of the user that the transaction is for. */
export async function describeUser(db: Db, userId: string): Promise<UserInfo> {
  const user = await findUser(db, userId);
  if (!user) throw new DomainError('not_signed_in');
  const memberships = await findMemberships(db, userId);
  return {
    id: user.id,
    first_name: user.first_name,
    last_name: user.last_name,
    email: user.email,
    phone: user.phone,
    email_verified: user.email_verified_at !== null,
    has_password: user.password_hash !== null,
    referral_code: user.referral_code,
    rows_per_page: rowsPerPageChoices.find((choice) => choice === user.rows_per_page) ?? DEFAULT_PER_PAGE,
    language: isLanguage(user.language) ? user.language : null,
    roles: Object.fromEntries(memberships.map(({ store_id, role }) => [store_id, [role]])),
  };
}
