import { type Actor, can } from '@sokoni/rules/access/actor';
import type { Permission } from '@sokoni/rules/access/roles';
import type { ModuleKey } from '@sokoni/rules/modules/modules';
import { DomainError } from '#core/errors/domain-error.ts';
import { readId } from '#core/ids.ts';
import { actorOf, type Caller, type Membership, type RegisterDevice } from './caller.ts';

/** What a route asks of its caller. A route without one fails the start. */
export type Guard =
  | { kind: 'anyone' }
  /** A living session; the e-mail may still be unverified. */
  | { kind: 'signed_in' }
  | { kind: 'verified' }
  /** Works in the store that the path names, with this permission and, if named, this module switched on. */
  | {
      kind: 'staff';
      permission: Permission;
      module?: ModuleKey;
      closedStoreToo?: true;
      catalogueAtZero?: true;
    }
  /** A device that sells at a register of the store in the path, by its key. */
  | { kind: 'register' };

/**
 * CONTRACT "The wire": no session 401, unverified 409, a token bound to another store or a role that
 * does not suffice 403, a store that is not the caller's 404.
 * @throws DomainError
 */
export function checkGuard(
  guard: Guard,
  { caller, device }: { caller: Caller | null; device: RegisterDevice | null },
  storeParam: string | undefined,
): void {
  if (guard.kind === 'anyone') return;
  if (guard.kind === 'register') {
    checkDevice(device, storeParam);
    return;
  }
  if (!caller) throw new DomainError('not_signed_in');
  if (guard.kind === 'signed_in') return;
  if (!caller.emailVerified) throw new DomainError('email_not_verified');
  if (guard.kind === 'verified') return;
  if (guard.catalogueAtZero && storeParam === '0') return;
  const storeId = readId(storeParam);
  if (!storeId) throw new DomainError('not_found');
  if (caller.boundStoreId && caller.boundStoreId !== storeId) throw new DomainError('not_allowed');
  checkMembership(guard, actorOf(caller), caller.membership);
}

function checkDevice(device: RegisterDevice | null, storeParam: string | undefined): void {
  if (!device) throw new DomainError('not_signed_in');
  if (readId(storeParam) !== device.storeId) throw new DomainError('not_allowed');
  if (device.closed) throw new DomainError('store_closed');
}

function checkMembership(
  guard: Guard & { kind: 'staff' },
  actor: Actor,
  membership: Membership | null,
): void {
  if (!membership) throw new DomainError('not_found');
  if (membership.closed && !guard.closedStoreToo) throw new DomainError('store_closed');
  if (!can(actor, guard.permission)) throw new DomainError('not_allowed');
  if (guard.module && membership.modules[guard.module] !== 'active') throw new DomainError('module_disabled');
}
