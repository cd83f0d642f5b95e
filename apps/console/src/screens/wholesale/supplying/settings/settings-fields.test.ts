import { describe, expect, it } from 'vitest';
import type { WholesaleSettings } from '#contract-types.ts';
import { settingsBody, settingsFields, settingsProblems } from './settings-fields.ts';

const settings: WholesaleSettings = {
  ...{ listed: true, introduction: 'Rice and flour', offers: 'chosen', version: 3 },
  ...{ minimum_first_order: 500_000, minimum_order: null, payment_terms: 'net_30', deposit_percent: '9.975' },
  mails_new_orders: false,
};

describe('how the store sells to companies, as it is typed', () => {
  it('comes back as it was', () => {
    const typed = settingsFields(settings, 'KES');
    expect(settingsProblems(typed, 'KES')).toEqual({});
    const { version: _, ...kept } = settings;
    expect(settingsBody(typed, 'KES')).toEqual(kept);
  });

  it.each([
    ['minimum_first_order', '0'],
    ['minimum_order', '-1'],
    ['minimum_order', 'NaN'],
    ['deposit_percent', '0'],
    ['deposit_percent', '100.5'],
  ])('%s cannot be %j', (field, text) => {
    const typed = { ...settingsFields(settings, 'KES'), [field]: text };
    expect(Object.keys(settingsProblems(typed, 'KES'))).toEqual([field]);
  });
});
