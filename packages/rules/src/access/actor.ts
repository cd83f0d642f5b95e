import { allows, type Permission, type Role } from './roles.ts';

/** Who does something, from the edge to the audit log. */
export type Actor =
  /** Somebody who is signed in; without a role outside of a store. */
  | { readonly kind: 'staff'; readonly userId: string; readonly role: Role | null }
  /** Somebody who buys: allowed what concerns their own orders, which no permission of the store speaks of. */
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'api_key'; readonly keyId: string; readonly scopes: readonly Permission[] }
  /** A device at the counter, with who is signed in there. */
  | { readonly kind: 'register'; readonly registerId: string; readonly cashier: Cashier }
  /** Jobs, and what the platform does by itself. */
  | { readonly kind: 'system' };

export type ActorKind = Actor['kind'];

interface Cashier {
  readonly userId: string;
  readonly role: Role;
}

export const system: Actor = { kind: 'system' };

/** Whether the actor may do this in the store that it acts in. */
export function can(actor: Actor, permission: Permission): boolean {
  switch (actor.kind) {
    case 'staff':
      return actor.role !== null && allows(actor.role, permission);
    case 'register':
      return allows(actor.cashier.role, permission);
    case 'api_key':
      return actor.scopes.includes(permission);
    case 'customer':
      return false;
    case 'system':
      return true;
  }
}

/** The person of the staff who acts, at a register too; null where there is none. */
export function personOf(actor: Actor): string | null {
  if (actor.kind === 'staff') return actor.userId;
  return actor.kind === 'register' ? actor.cashier.userId : null;
}

/** What names the actor among those of its kind; null for the system. */
export function actorId(actor: Actor): string | null {
  switch (actor.kind) {
    case 'staff':
      return actor.userId;
    case 'customer':
      return actor.customerId;
    case 'api_key':
      return actor.keyId;
    case 'register':
      return actor.registerId;
    case 'system':
      return null;
  }
}
