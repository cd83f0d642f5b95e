import { describe, expect, it } from 'vitest';
import { checkInvite } from './invite-form.ts';
import { assignableRoles } from './roles.ts';

describe('CONTRACT, invites', () => {
  it('takes every role that can be given, with and without a message', () => {
    for (const role of assignableRoles) {
      expect(checkInvite({ email: 'ben@example.com', role })).toEqual({ ok: true });
      expect(checkInvite({ email: 'ben@example.com', role, message: 'Join us' })).toEqual({ ok: true });
    }
  });

  it.each([
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'ben' }, 'email', 'Please enter a valid email'],
    [{ role: '' }, 'role', 'Choose a role'],
    [{ role: 'super_admin' }, 'role', 'Choose a role'],
    [{ message: 'a'.repeat(501) }, 'message', 'Message must be at most 500 characters'],
  ])('refuses %j', (change, field, message) => {
    const form = { email: 'ben@example.com', role: 'associate', ...change };
    expect(checkInvite(form)).toEqual({ ok: false, message, fields: { [field]: message } });
  });
});
