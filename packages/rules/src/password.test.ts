import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { checkPassword } from './password.ts';

describe('SPEC 5: password, minimum 4 characters', () => {
  it('takes 4 characters and refuses 3', () => {
    expect(checkPassword('abcd')).toEqual({ ok: true });
    expect(checkPassword('abc')).toEqual({
      ok: false,
      reason: 'too_short',
      message: 'Password must be at least 4 characters',
    });
  });

  it('is required', () => {
    expect(checkPassword('')).toEqual({ ok: false, reason: 'required', message: 'Password is required' });
  });

  it('may be longer by a setting of the server', () => {
    expect(checkPassword('1234567', 8)).toMatchObject({ message: 'Password must be at least 8 characters' });
  });

  it('has 128 characters at most', () => {
    expect(checkPassword('x'.repeat(128))).toEqual({ ok: true });
    expect(checkPassword('x'.repeat(129))).toMatchObject({ ok: false, reason: 'too_long' });
  });

  it('counts characters as a person does', () => {
    expect(checkPassword('🦁🦁')).toMatchObject({ ok: false, reason: 'too_short' });
    expect(checkPassword('🦁🦁🦁🦁')).toEqual({ ok: true });
  });

  it('keeps spaces: they are part of a password', () => {
    expect(checkPassword('    ')).toEqual({ ok: true });
  });

  it('decides by length alone', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4, maxLength: 128 }), (password) => {
        expect(checkPassword(password)).toEqual({ ok: true });
      }),
    );
  });
});

describe('CONTRACT "Security, decided": a list of the commonest passwords warns', () => {
  it.each(['1234', 'password', 'Password1', 'QWERTY', 'iloveyou', '000000', 'sokoni'])(
    'knows %j',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['', 'correct horse battery staple', 'mango-Stall-93', 'toString'])(
    'does not know %j',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );
});
