import { allows, type Permission, type Role } from './roles.ts';

/** Who does something, from the edge to the audit log. */
export type Actor =
  /** Somebody who is signed in; without a role outside of a store. */
  | { readonly kind: 'staff'; readonly userId: string; readonly role: Role | null }
  /** Somebody who buys: allowed what concerns their own orders, which no permission of the store speaks of. */
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'api_key'; readonly keyId: string; readonly scopes: readonly Permission[] }
  | Register
  /** Jobs, and what the platform does by itself. */
  | { readonly kind: 'system' };

/** A device at the counter. */
interface Register {
  readonly kind: 'register';
  readonly registerId: string;
  /** Whose drawer it is; null where sales are made without shifts. */
  readonly shiftId: string | null;
  /** Who stands there; null for what the device does by itself. */
  readonly cashier: Cashier | null;
  /** Who approved with a PIN what the cashier may not do; null for nobody. */
  readonly approver: Cashier | null;
}

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
      return [actor.cashier, actor.approver].some((person) => person && allows(person.role, permission));
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
  return actor.kind === 'register' ? (actor.cashier?.userId ?? null) : null;
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

/** The register, the shift and the approver that are written with a sale or a payment; nulls for what is done elsewhere. */
export function tillColumns(actor: Actor): {
  register_id: string | null;
  shift_id: string | null;
  approved_by: string | null;
} {
  if (actor.kind !== 'register') return { register_id: null, shift_id: null, approved_by: null };
  const { registerId, shiftId, approver } = actor;
  return { register_id: registerId, shift_id: shiftId, approved_by: approver?.userId ?? null };
}
