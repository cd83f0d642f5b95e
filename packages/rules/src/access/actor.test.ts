import { describe, expect, it } from 'vitest';
import { type Actor, actorId, can, personOf, system, tillColumns } from './actor.ts';
import { allows, type Permission, permissions, roles } from './roles.ts';

const every = Object.keys(permissions) as Permission[];
const amina = 'amina';
const register = (role: 'associate' | 'manager'): Actor & { kind: 'register' } => ({
  kind: 'register',
  registerId: 'till 2',
  shiftId: null,
  cashier: { userId: amina, role },
  approver: null,
});
const key: Actor = { kind: 'api_key', keyId: 'key 1', scopes: ['seeOrders', 'sell'] };
const customer: Actor = { kind: 'customer', customerId: 'asha' };

const allowedTo = (actor: Actor) => every.filter((permission) => can(actor, permission));

describe('An actor may', () => {
  it.each(roles)('as staff do what the role %s may', (role) => {
    const mayRole = every.filter((permission) => allows(role, permission));
    expect(allowedTo({ kind: 'staff', userId: amina, role })).toEqual(mayRole);
  });

  it('as staff without a role in the store do nothing there', () => {
    expect(allowedTo({ kind: 'staff', userId: amina, role: null })).toEqual([]);
  });

  it('as a register do what its cashier may', () => {
    expect(can(register('associate'), 'giveDiscount')).toBe(false);
    expect(can(register('manager'), 'giveDiscount')).toBe(true);
  });

  it('as a register without a cashier do nothing', () => {
    expect(allowedTo({ ...register('manager'), cashier: null })).toEqual([]);
  });

  it('as a register do what somebody approved whose role may', () => {
    const approved: Actor = { ...register('associate'), approver: { userId: 'ben', role: 'supervisor' } };
    expect(can(approved, 'giveDiscount')).toBe(true);
    expect(can(approved, 'manageProducts')).toBe(false);
  });

  it('as an API key do what its scopes name', () => {
    expect(allowedTo(key).sort()).toEqual(['seeOrders', 'sell']);
  });

  it('as the system do everything, and as a customer nothing that staff do', () => {
    expect(allowedTo(system)).toEqual(every);
    expect(allowedTo(customer)).toEqual([]);
  });
});

it('is a person on the staff, at a register too', () => {
  expect([register('associate'), key, customer, system].map(personOf)).toEqual([amina, null, null, null]);
  expect([register('associate'), key, customer, system].map(actorId)).toEqual([
    'till 2',
    'key 1',
    'asha',
    null,
  ]);
});

it('writes its register, shift and approver with what it does', () => {
  const approver = { userId: 'ben', role: 'supervisor' } as const;
  expect(tillColumns({ ...register('associate'), shiftId: 'shift 7', approver })).toEqual({
    register_id: 'till 2',
    shift_id: 'shift 7',
    approved_by: 'ben',
  });
  expect(tillColumns(key)).toEqual({ register_id: null, shift_id: null, approved_by: null });
});
