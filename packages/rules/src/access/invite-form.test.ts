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
    [{ email: '' }, 'email', { reason: 'email_required' }],
    [{ email: 'ben' }, 'email', { reason: 'email_invalid' }],
    [{ role: '' }, 'role', { reason: 'role_required' }],
    [{ role: 'super_admin' }, 'role', { reason: 'role_required' }],
    [{ message: 'a'.repeat(501) }, 'message', { reason: 'invite_message_too_long', max: 500 }],
  ])('refuses %j', (change, field, first) => {
    const form = { email: 'ben@example.com', role: 'associate', ...change };
    expect(checkInvite(form)).toEqual({ ok: false, first, fields: { [field]: first } });
  });
});
