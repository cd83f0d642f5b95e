import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayOpen } from './navigation.ts';
import { type GuideFacts, guideProgress, guideSteps, guideStorageKey } from './setup-guide.ts';

const keys = guideSteps.map(({ key }) => key);
const nothing = Object.fromEntries(keys.map((key) => [key, false])) as unknown as GuideFacts;
const facts = fc.record(
  Object.fromEntries(keys.map((key) => [key, fc.boolean()])),
) as unknown as fc.Arbitrary<GuideFacts>;

describe('SPEC 3 and 4: guide progress', () => {
  it('names its keys with the word guide, one a store and step', () => {
    const names = ['store-1', 'store-2'].flatMap((id) => keys.map((key) => guideStorageKey(id, key)));
    expect(names.every((name) => name.includes('guide'))).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });

  it('starts at nothing and ends when every step is done or dismissed', () => {
    expect(guideProgress(nothing, [])).toMatchObject({ handled: 0, total: 9, percent: 0, finished: false });
    expect(guideProgress({ ...nothing, add_logo: true }, ['set_vat', 'unknown'])).toMatchObject({
      handled: 2,
      percent: 22,
      finished: false,
    });
    expect(guideProgress(nothing, keys)).toMatchObject({ handled: 9, percent: 100, finished: true });
  });

  it('tells done from dismissed', () => {
    const { steps } = guideProgress({ ...nothing, add_logo: true }, ['set_vat']);
    expect(steps.filter(({ done }) => done).map(({ key }) => key)).toEqual(['add_logo']);
    expect(steps.filter(({ dismissed }) => dismissed).map(({ key }) => key)).toEqual(['set_vat']);
  });

  it('never goes back when another step is dismissed, and is finished exactly at 100 %', () => {
    fc.assert(
      fc.property(facts, fc.subarray(keys), fc.constantFrom(...keys), (known, dismissed, next) => {
        const before = guideProgress(known, dismissed);
        const after = guideProgress(known, [...dismissed, next]);
        expect(after.handled).toBeGreaterThanOrEqual(before.handled);
        expect(after.finished).toBe(after.percent === 100);
      }),
    );
  });

  it('leads only to pages that exist', () => {
    for (const { path } of guideSteps) expect(path === '/verify' || mayOpen(['admin'], path)).toBe(true);
  });
});
