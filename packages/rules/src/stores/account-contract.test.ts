import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canStartTrial, checkTrialStart, contractNow, TRIAL_DAYS, trialEnd } from './account-contract.ts';

const start = new Date('2026-03-01T09:00:00Z');
const never = { contract_type: 'basic', trial_ends_at: null } as const;
const trial = { contract_type: 'basic', trial_ends_at: trialEnd(start) } as const;

describe('CONTRACT, trial/start: once per account, 14 days of enterprise, then basic', () => {
  it('lasts 14 days', () => {
    expect(TRIAL_DAYS).toBe(14);
    expect(trialEnd(start).toISOString()).toBe('2026-03-15T09:00:00.000Z');
  });

  it('is enterprise until the last moment and basic from then on', () => {
    expect(contractNow(never, start)).toBe('basic');
    expect(contractNow(trial, start)).toBe('enterprise');
    expect(contractNow(trial, new Date('2026-03-15T08:59:59.999Z'))).toBe('enterprise');
    expect(contractNow(trial, new Date('2026-03-15T09:00:00Z'))).toBe('basic');
  });

  it('reads the end as it travels on the wire', () => {
    const wire = { contract_type: 'basic', trial_ends_at: '2026-03-15T09:00:00.000Z' } as const;
    expect(contractNow(wire, start)).toBe('enterprise');
    expect(contractNow(wire, new Date('2026-04-01T00:00:00Z'))).toBe('basic');
  });

  it('can be started once', () => {
    expect(canStartTrial(never)).toBe(true);
    expect(canStartTrial(trial)).toBe(false);
    expect(checkTrialStart(trial)).toMatchObject({ reason: 'trial_used' });
  });

  it('is of no use to an enterprise account, which keeps its contract whatever a trial did', () => {
    const paid = { contract_type: 'enterprise', trial_ends_at: trial.trial_ends_at } as const;
    expect(checkTrialStart(paid)).toMatchObject({ reason: 'already_enterprise' });
    expect(contractNow(paid, new Date('2030-01-01T00:00:00Z'))).toBe('enterprise');
  });

  it('never gives more than 14 days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 100 }), (days) => {
        const now = new Date(start.getTime() + days * 86_400_000);
        expect(contractNow(trial, now)).toBe(days < 14 ? 'enterprise' : 'basic');
      }),
    );
  });
});
