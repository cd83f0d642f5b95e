import { describe, expect, it } from 'vitest';
import { resolve } from './color-scheme.ts';

describe('SPEC 1: the theme may follow the system preference', () => {
  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['auto', true, 'dark'],
    ['auto', false, 'light'],
  ] as const)('%s on a device that prefers dark (%s) is %s', (choice, deviceIsDark, scheme) =>
    expect(resolve(choice, deviceIsDark)).toBe(scheme),
  );
});
