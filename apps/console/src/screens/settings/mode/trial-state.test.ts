import { describe, expect, it } from 'vitest';
import { trialState } from './trial-state.ts';

const now = new Date('2026-11-21T12:00:00Z');
const later = '2026-12-01T12:00:00Z';
const earlier = '2026-11-01T12:00:00Z';
const basic = { contract_type: 'basic', trial_ends_at: null, can_start_trial: true };

describe('CONTRACT trial/start: once per account, 14 days, then back to basic', () => {
  it('can be started', () => {
    expect(trialState(basic, now)).toEqual({ state: 'open' });
  });

  it('runs until its end', () => {
    const account = { contract_type: 'enterprise', trial_ends_at: later, can_start_trial: false };
    expect(trialState(account, now)).toEqual({ state: 'running', endsAt: later });
  });

  it('is over for good', () => {
    const account = { ...basic, trial_ends_at: earlier, can_start_trial: false };
    expect(trialState(account, now)).toEqual({ state: 'over', endedAt: earlier });
    expect(trialState({ ...account, trial_ends_at: now.toISOString() }, now).state).toBe('over');
  });

  it('is of no use to whoever is on the enterprise plan, with or without a trial before', () => {
    const account = { contract_type: 'enterprise', trial_ends_at: null, can_start_trial: false };
    expect(trialState(account, now)).toEqual({ state: 'none', isEnterprise: true });
    expect(trialState({ ...account, trial_ends_at: earlier }, now)).toEqual({
      state: 'none',
      isEnterprise: true,
    });
  });
});
