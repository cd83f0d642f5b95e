import { describe, expect, it } from 'vitest';
import { endText, progressPercent, progressText } from './job-text.ts';

const job = { state: 'running' as const, total: 12403, done: 1200, failed: 3, problem: '' };
const products = 'products';

describe('DESIGN "Long work": progress in words', () => {
  it('counts what is through, whether done or not', () => {
    expect(progressText(job)).toBe('1,203 of 12,403');
    expect(progressText({ ...job, total: null })).toBe('1,203 so far');
    expect(progressText({ ...job, state: 'waiting' })).toBe('Waiting to start');
  });

  it('is full when it is done, whatever was counted', () => {
    expect(progressPercent({ ...job, total: 2406 })).toBe(50);
    expect(progressPercent({ ...job, total: null })).toBe(0);
    expect(progressPercent({ ...job, total: 100 })).toBe(100);
    expect(progressPercent({ ...job, state: 'done', total: 0, done: 0, failed: 0 })).toBe(100);
  });

  it('says the end with what could not be done', () => {
    expect(endText({ ...job, state: 'done', done: 1, failed: 0 }, products)).toBe('Done: 1 product.');
    expect(endText({ ...job, state: 'done' }, products)).toBe('Done: 1,200 products. 3 products failed.');
    expect(endText({ ...job, state: 'cancelled', failed: 0 }, products)).toBe(
      'Stopped after 1,200 products.',
    );
    expect(endText({ ...job, state: 'failed', problem: 'The file is gone.' }, products)).toBe(
      'The file is gone.',
    );
  });
});
