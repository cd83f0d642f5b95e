import { limits } from '@sokoni/rules/limits';
import { describe, expect, it } from 'vitest';
import { sizeText } from './file-size-text.ts';

describe('The size of a file', () => {
  it('is told in words that never say nothing', () => {
    expect(sizeText(300)).toBe('0.1 MB');
    expect(sizeText(limits.uploadBytes)).toBe('20.0 MB');
  });
});
