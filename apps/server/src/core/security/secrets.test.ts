import { describe, expect, it } from 'vitest';
import { makeSecrets } from './secrets.ts';

describe('the secrets of a server', () => {
  it('are not made without a key: passwords would be hashed without a pepper', () => {
    expect(() => makeSecrets([])).toThrow('No secret key is set');
    expect(() => makeSecrets([''])).toThrow('No secret key is set');
  });

  it('sign with the first key and verify with both', () => {
    const former = makeSecrets(['former']);
    const both = makeSecrets(['present', 'former']);
    expect(both.verifies('code', 'text', former.sign('code', 'text'))).toBe(true);
    expect(former.verifies('code', 'text', both.sign('code', 'text'))).toBe(false);
    expect(both.keys('code')).toHaveLength(2);
  });
});
