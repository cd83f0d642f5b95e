import { describe, expect, it } from 'vitest';
import { limits } from '#limits.ts';
import { pictureFileProblem } from './picture-file.ts';

describe('CONTRACT "Security, decided": a file that is picked as a picture', () => {
  it.each(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', ''])('may be %s', (type) => {
    expect(pictureFileProblem({ type, size: 2000 })).toBeUndefined();
  });

  it.each(['image/svg+xml', 'application/pdf', 'text/html', 'image/heic'])('is not %s', (type) => {
    expect(pictureFileProblem({ type, size: 2000 })).toEqual({ reason: 'picture_type_unknown' });
  });

  it('has at most 20 MB, and something in it', () => {
    const type = 'image/png';
    expect(pictureFileProblem({ type, size: limits.uploadBytes })).toBeUndefined();
    expect(pictureFileProblem({ type, size: limits.uploadBytes + 1 })).toEqual({
      reason: 'picture_file_too_large',
      megabytes: 20,
    });
    expect(pictureFileProblem({ type, size: 0 })).toEqual({ reason: 'picture_file_empty' });
  });
});
