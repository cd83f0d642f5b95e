import { describe, expect, it } from 'vitest';
import { invitesOf } from './invites-of.ts';

describe('SPEC 2 Login: the invites are passed along', () => {
  const invite = { invite_id: 'i1', business_name: 'Duka' };

  it('takes them from the navigation state', () => {
    expect(invitesOf({ from: '/products', invites: [invite] })).toEqual([invite]);
  });

  it.each([null, undefined, 'text', {}, { invites: 'none' }])('finds none in %j', (state) => {
    expect(invitesOf(state)).toBeUndefined();
  });
});
