import { describe, expect, it } from 'vitest';
import { type Actor, actorId, can, personOf, system } from './actor.ts';
import { allows, type Permission, permissions, roles } from './roles.ts';

const every = Object.keys(permissions) as Permission[];
const amina = 'amina';
const register = (role: 'associate' | 'manager'): Actor => ({
  kind: 'register',
  registerId: 'till 2',
  cashier: { userId: amina, role },
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
