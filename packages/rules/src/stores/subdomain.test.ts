import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUARANTINE_DAYS, reservedSubdomains, subdomainFromName, subdomainProblem } from './subdomain.ts';

describe('SPEC 4: the sub-domain fills itself in from the business name', () => {
  it.each([
    ['Green Market', 'green-market'],
    ['  Ada Stores  ', 'ada-stores'],
    ["Mama's Kitchen & Co", 'mamas-kitchen-co'],
    ['A & B', 'a-b'],
    ['Café Élan', 'cafe-elan'],
    ['Tom - Sons', 'tom-sons'],
    ['-Dash-', 'dash'],
    ['tabs\tand\u00a0spaces', 'tabs-and-spaces'],
    ['xn--shop', 'xn-shop'],
    ['متجر', ''],
    ['', ''],
    ['&', ''],
  ])('%j gives %j', (name, label) => {
    expect(subdomainFromName(name)).toBe(label);
  });

  it('is lower-cased, trimmed, spaces replaced by hyphens, and nothing else, for plain names', () => {
    const words = fc.array(fc.stringMatching(/^[A-Za-z0-9]{1,8}$/), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(words, (parts) => {
        expect(subdomainFromName(` ${parts.join(' ')} `)).toBe(parts.join('-').toLowerCase());
      }),
    );
  });

  it('is always empty or a label that DNS carries', () => {
    const name = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.string({ minLength: 60, maxLength: 200 }),
    );
    fc.assert(
      fc.property(name, (text) => {
        const label = subdomainFromName(text);
        expect(label).toMatch(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)?$/);
        if (label === '') return;
        expect([undefined, 'sub_domain_reserved']).toContain(subdomainProblem(label)?.reason);
      }),
    );
  });

  it('settles: what it gave gives itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const label = subdomainFromName(text);
        expect(subdomainFromName(label)).toBe(label);
      }),
    );
  });
});

describe('CONTRACT "Security, decided": sub-domains', () => {
  it.each(['a', '7', 'green-market', 'a-b-c', 'a'.repeat(63), 'shop-of-ada', 'ab-c'])('takes %j', (label) => {
    expect(subdomainProblem(label)).toBeUndefined();
  });

  it.each([
    ['', 'sub_domain_required'],
    ['a'.repeat(64), 'sub_domain_too_long'],
    ['Green', 'sub_domain_characters'],
    ['a.b', 'sub_domain_characters'],
    ['a_b', 'sub_domain_characters'],
    ['a b', 'sub_domain_characters'],
    ['a\n', 'sub_domain_characters'],
    ['-a', 'sub_domain_hyphens'],
    ['a-', 'sub_domain_hyphens'],
    ['-', 'sub_domain_hyphens'],
    ['xn--80ak6aa92e', 'sub_domain_hyphens'],
    ['www', 'sub_domain_reserved'],
    ['sokoni', 'sub_domain_reserved'],
  ])('refuses %j: %s', (label, reason) => {
    expect(subdomainProblem(label)).toMatchObject({ reason });
  });

  it('reserves what we need ourselves, each a label that could otherwise be asked for', () => {
    const needed = `www api admin mail app dev docs accounts marketplace assets static cdn smtp ftp ns1 ns2 support help
      status blog shop store sokoni localhost`;
    for (const label of needed.split(/\s+/)) expect(reservedSubdomains.has(label)).toBe(true);
    for (const label of reservedSubdomains)
      expect(subdomainProblem(label)).toMatchObject({ reason: 'sub_domain_reserved' });
  });

  it('keeps the label of a closed store for 90 days', () => {
    expect(QUARANTINE_DAYS).toBe(90);
  });
});
