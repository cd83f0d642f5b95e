import { limits } from '@sokoni/rules/limits';
import { describe, expect, it } from 'vitest';
import { pictureProblem, sizeText } from './picture-problem.ts';

describe('A file that is picked as a logo', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', ''])('may be %s', (type) => {
    expect(pictureProblem({ type, size: 2000 })).toBeUndefined();
  });

  it.each(['image/svg+xml', 'application/pdf', 'text/html', 'image/heic'])('is not %s', (type) => {
    expect(pictureProblem({ type, size: 2000 })).toBe('Use a JPEG, PNG, WebP, GIF or AVIF picture.');
  });

  it('has at most 20 MB, and something in it', () => {
    const type = 'image/png';
    expect(pictureProblem({ type, size: limits.uploadBytes })).toBeUndefined();
    expect(pictureProblem({ type, size: limits.uploadBytes * 1.5 })).toBe(
      'This file has 30.0 MB. Use a picture of at most 20 MB.',
    );
    expect(pictureProblem({ type, size: 0 })).toBe('This file is empty. Choose another one.');
  });

  it('is measured in words that never say nothing', () => {
    expect(sizeText(300)).toBe('0.1 MB');
    expect(sizeText(limits.uploadBytes)).toBe('20.0 MB');
  });
});
