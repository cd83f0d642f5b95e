import { describe, expect, it } from 'vitest';
import { isEmail, normaliseEmail } from './email.ts';

describe('SPEC 5: Sign-up, e-mail', () => {
  it.each([
    'ada@example.com',
    'a@b.co',
    'first.last+tag@mail.example.co.uk',
    "o'neil@example.com",
    'ada@пример.рф',
  ])('takes %j', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'a b@example.com',
    'a@b@c.com',
    'a@.com',
    'a@b..com',
    'a@b.com.',
    'ada@example.com\nbcc:x@y.zz',
    '<a@b.com>',
    'ada@\u202emoc.elpmaxe',
    'a\u200bda@example.com',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('answers at once for hostile text', () => {
    expect(isEmail(`a@${'a.'.repeat(126)}`)).toBe(false);
  });

  it('has one spelling per address', () => {
    expect(normaliseEmail('  Ada@Example.COM ')).toBe('ada@example.com');
  });
});
