import { describe, expect, it } from 'vitest';
import { initials } from './avatar.tsx';

describe('SPEC 2: a store without a logo', () => {
  it.each([
    ['Mama Asha Fabrics', 'MF'],
    ['asha', 'A'],
    ['  Kofi   Mensah ', 'KM'],
    ['', ''],
    ['Émile Zola', 'ÉZ'],
    ['🙂 Shop', '🙂S'],
  ])('%s is shown as %s', (name, letters) => expect(initials(name)).toBe(letters));
});
