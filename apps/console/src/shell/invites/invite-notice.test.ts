import { describe, expect, it } from 'vitest';
import type { InboxInvite } from '#contract-types.ts';
import { inviteNotice } from './invite-notice.ts';

const invite = (invite_id: string, business_name: string, role = 'manager'): InboxInvite => ({
  invite_id,
  business_name,
  business_code: '',
  store_logo: '',
  message: '',
  role,
  expires_at: '2030-01-01T00:00:00.000Z',
});

describe('SPEC 2: a notification of invites that wait', () => {
  it('says nothing while there are none', () => expect(inviteNotice([], [])).toBeNull());

  it('names the store and the role', () =>
    expect(inviteNotice([invite('1', 'Duka la Amina')], [])).toEqual({
      title: 'You have an invite from Duka la Amina',
      body: 'Your role: Store Manager.',
      ids: ['1'],
    }));

  it('names all the stores', () =>
    expect(inviteNotice([invite('1', 'A'), invite('2', 'B'), invite('3', 'C')], [])).toEqual({
      title: '3 stores invite you',
      body: 'A, B and C',
      ids: ['1', '2', '3'],
    }));

  it('is not repeated for an invite that was sent away, and is for a new one', () => {
    expect(inviteNotice([invite('1', 'A')], ['1'])).toBeNull();
    expect(inviteNotice([invite('1', 'A'), invite('2', 'B')], ['1'])?.ids).toEqual(['2']);
  });

  it('gets by without a role that it knows', () =>
    expect(inviteNotice([invite('1', 'A', 'pilot')], [])?.body).toBe('Join their team.'));
});
