import { limits } from '@sokoni/rules/limits';
import { describe, expect, it } from 'vitest';
import { errorSentence } from './sentences.ts';

describe('the sentences of the error codes', () => {
  it('name the limits that hold', () => {
    const megabytes = limits.uploadBytes / 1024 / 1024;
    expect(errorSentence('file_too_large')).toContain(`at most ${megabytes} MB`);
    expect(errorSentence('picture_too_large')).toContain(`at most ${limits.picturePixels / 1_000_000} mega`);
  });
});
