import { describe, expect, it } from 'vitest';
import { tagsAfter } from './order-bulk-actions.ts';

describe('Tags of many orders', () => {
  const add = (before: string[], tags: string[]) => tagsAfter(before, { kind: 'add_tags', tags });
  const remove = (before: string[], tags: string[]) => tagsAfter(before, { kind: 'remove_tags', tags });

  it('are added once whatever their case, and keep the spelling that an order has', () => {
    expect(add(['Gift'], ['gift', 'Rush', 'RUSH'])).toEqual({ ok: true, value: ['Gift', 'Rush'] });
    expect(add([], [])).toEqual({ ok: true, value: [] });
  });

  it('are taken away whatever their case', () => {
    expect(remove(['Gift', 'Rush'], ['gift', 'other'])).toEqual({ ok: true, value: ['Rush'] });
  });

  it('are at most twenty', () => {
    const many = Array.from({ length: 20 }, (_, index) => `tag ${index}`);
    expect(add(many, ['Tag 7'])).toEqual({ ok: true, value: many });
    expect(add(many, ['one more'])).toEqual({ ok: false, reason: 'too_many_tags' });
  });
});
