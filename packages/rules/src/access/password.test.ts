import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';
import { passwordProblem } from './password.ts';

describe('SPEC 5: password, minimum 4 characters', () => {
  it('takes 4 characters and refuses 3', () => {
    expect(passwordProblem('abcd')).toBeUndefined();
    expect(passwordProblem('abc')).toEqual({ reason: 'password_too_short', min: 4 });
  });

  it('is required', () => {
    expect(passwordProblem('')).toEqual({ reason: 'password_required' });
  });

  it('may be longer by a setting of the server', () => {
    expect(passwordProblem('1234567', 8)).toEqual({ reason: 'password_too_short', min: 8 });
  });

  it('has 128 characters at most', () => {
    expect(passwordProblem('x'.repeat(128))).toBeUndefined();
    expect(passwordProblem('x'.repeat(129))).toEqual({ reason: 'password_too_long', max: 128 });
  });

  it('counts characters as a person does', () => {
    expect(passwordProblem('🦁🦁')).toMatchObject({ reason: 'password_too_short' });
    expect(passwordProblem('🦁🦁🦁🦁')).toBeUndefined();
  });

  it('keeps spaces: they are part of a password', () => {
    expect(passwordProblem('    ')).toBeUndefined();
  });

  it('decides by length alone', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4, maxLength: 128 }), (password) => {
        expect(passwordProblem(password)).toBeUndefined();
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
