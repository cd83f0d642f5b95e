import { expect, it } from 'vitest';
import { isSealedByFormer, seal, unseal } from './sealed.ts';
import { makeSecrets } from './secrets.ts';

const [first, second] = ['a'.repeat(32), 'b'.repeat(32)];
const secrets = makeSecrets([first]);
const place = 'store stripe test_secret_key';

it('opens at its place alone, and differs each time', () => {
  const sealed = seal(secrets, 'provider-key', 'sk_test_0123', place);
  expect(unseal(secrets, 'provider-key', sealed, place)).toBe('sk_test_0123');
  expect(unseal(secrets, 'provider-key', sealed, 'another store')).toBeNull();
  expect(unseal(secrets, 'code', sealed, place)).toBeNull();
  expect(seal(secrets, 'provider-key', 'sk_test_0123', place)).not.toEqual(sealed);
  expect(sealed.includes('sk_test')).toBe(false);
});

it('does not open once a bit of it is turned, or cut short', () => {
  const sealed = seal(secrets, 'provider-key', 'sk_test_0123', place);
  for (const at of sealed.keys()) {
    const turned = Buffer.from(sealed);
    turned[at] = (turned[at] ?? 0) ^ 1;
    expect(unseal(secrets, 'provider-key', turned, place)).toBeNull();
  }
  expect(unseal(secrets, 'provider-key', sealed.subarray(0, 20), place)).toBeNull();
});

it('opens under either of two keys, and says which one sealed it', () => {
  const sealed = seal(secrets, 'provider-key', 'sk_test_0123', place);
  const rotating = makeSecrets([second, first]);
  expect(unseal(rotating, 'provider-key', sealed, place)).toBe('sk_test_0123');
  expect(isSealedByFormer(rotating, 'provider-key', sealed, place)).toBe(true);
  const anew = seal(rotating, 'provider-key', 'sk_test_0123', place);
  expect(isSealedByFormer(rotating, 'provider-key', anew, place)).toBe(false);
  expect(unseal(makeSecrets([second]), 'provider-key', anew, place)).toBe('sk_test_0123');
  expect(unseal(makeSecrets([second]), 'provider-key', sealed, place)).toBeNull();
});
