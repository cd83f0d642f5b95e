import { describe, expect, it } from 'vitest';
import { draftFrom } from './new-customer-draft.ts';

const blank = { name: '', phone: '', email: '' };

describe('A new customer, from what was searched for', () => {
  it.each([
    ['Juma Otieno', { name: 'Juma Otieno' }],
    ['Shop 24', { name: 'Shop 24' }],
    ['24', { name: '24' }],
    ['juma@example.com', { email: 'juma@example.com' }],
    ['+254 722 000 111', { phone: '+254722000111' }],
    ['0722 000 111', { phone: '+254722000111' }],
    ['722-000-111', { phone: '+254722000111' }],
  ])('%s', (searched, begun) => expect(draftFrom(` ${searched} `, 'KE')).toEqual({ ...blank, ...begun }));

  it('has no number where nobody knows how to dial it', () =>
    expect(draftFrom('0788 123 456', 'RW')).toEqual(blank));
});
