import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { intentKeys } from './intent-key.ts';

function numbered() {
  let next = 0;
  return intentKeys(() => `key-${++next}`);
}

describe('CONTRACT The wire: one idempotency key per intent', () => {
  it('repeats the key while nobody knows whether the call took effect', () => {
    const keys = numbered();
    expect(keys.keyFor({ name: 'Duka' })).toBe('key-1');
    keys.ended(new ApiError('Network Error'));
    expect(keys.keyFor({ name: 'Duka' })).toBe('key-1');
    keys.ended(new ApiError('busy', { status: 503, data: {} }));
    expect(keys.keyFor({ name: 'Duka' })).toBe('key-1');
  });

  it('takes a new key for another wish', () => {
    const keys = numbered();
    keys.keyFor({ name: 'Duka' });
    keys.ended(new ApiError('Network Error'));
    expect(keys.keyFor({ name: 'Souk' })).toBe('key-2');
  });

  it('takes a new key once the server has answered, with yes or with no', () => {
    const keys = numbered();
    keys.keyFor('wish');
    keys.ended();
    expect(keys.keyFor('wish')).toBe('key-2');
    keys.ended(new ApiError('no', { status: 422, data: {} }));
    expect(keys.keyFor('wish')).toBe('key-3');
  });

  it('tells two files apart', () => {
    const keys = numbered();
    const file = (name: string) => new File(['x'], name, { lastModified: 1 });
    expect(keys.keyFor(file('a.png'))).toBe('key-1');
    expect(keys.keyFor(file('a.png'))).toBe('key-1');
    expect(keys.keyFor(file('b.png'))).toBe('key-2');
  });

  it('has a key for a wish without words', () => {
    const keys = numbered();
    expect(keys.keyFor(undefined)).toBe('key-1');
    expect(keys.keyFor(undefined)).toBe('key-1');
  });
});
