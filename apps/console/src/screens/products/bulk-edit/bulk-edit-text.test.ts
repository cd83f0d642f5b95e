import { describe, expect, it } from 'vitest';
import type { StoreJob } from '#contract-types.ts';
import { endingText, valueText } from './bulk-edit-text.ts';

const job: StoreJob = {
  id: '',
  kind: 'bulk_edit',
  state: 'done',
  total: 1207,
  done: 1204,
  failed: 3,
  result: { changed: 1203, unchanged: 1 },
  problem: '',
  created_by: '',
  created_at: '',
  ended_at: null,
};

describe('the end of a change of many products', () => {
  it('counts what changed, what was so and what could not be', () => {
    expect(endingText(job)).toBe(
      '1,203 products updated. 1 product already up to date. 3 products could not be updated.',
    );
    expect(endingText({ ...job, state: 'cancelled', failed: 0, done: 1203, result: { changed: 1203 } })).toBe(
      'Stopped. 1,203 products updated.',
    );
    expect(endingText({ ...job, done: 2, failed: 1, result: { changed: 0, unchanged: 0 } })).toBe(
      '2 products deleted. 1 product could not be deleted.',
    );
  });

  it('counts what is put back and what somebody has changed since', () => {
    const undo = { ...job, kind: 'bulk_edit_undo' as const, failed: 0 };
    expect(endingText({ ...undo, result: { restored: 1200, kept: 2, gone: 1 } })).toBe(
      '1,200 products restored. 2 products edited since: those edits are kept. 1 product deleted since.',
    );
  });
});

describe('an example of a change', () => {
  const words = { money: (minor: number) => `KSh ${minor / 100}`, categoryName: () => 'Food' };
  it('is said as a person reads it', () => {
    expect(valueText('price', 1250, words)).toBe('KSh 12.5');
    expect(valueText('status', 'active', words)).toBe('Active');
    expect(valueText('category', 'some-id', words)).toBe('Food');
    expect(valueText('category', null, words)).toBe('No category');
    expect(valueText('add_tags', [], words)).toBe('No tags');
    expect(valueText('add_tags', ['new', 'red'], words)).toBe('new, red');
    expect(valueText('vat', true, words)).toBe('Exempt');
    expect(valueText('end_sale', null, words)).toBe('No sale');
    expect(valueText('brand', '', words)).toBe('No brand');
  });
});
