import { guideSteps } from '@sokoni/rules/navigation/setup-guide';
import { describe, expect, it } from 'vitest';
import { guideFacts } from './guide-facts.ts';

const account = {
  contract_type: 'basic',
  apply_vat: false,
  vat_percent: 0,
  prices_include_vat: false,
  shipping_vat_percent: null,
  vat_decided: false,
  trial_ends_at: null,
  can_start_trial: true,
};

type Known = Parameters<typeof guideFacts>[0];
const firstDay: Known = {
  user: { email_verified: true },
  store: { default_theme: null, logo_key: null, email: '', phone: '', address: '', account, mode: 'test' },
  figures: { staff: 1, open_invites: 0, products: 0, samples: 0 },
  hasSeenModules: false,
};

/** The steps that are done after a change of what is known on the first day, beside the first one. */
function done(changed: {
  store?: Partial<Known['store']>;
  figures?: Partial<Known['figures']>;
  hasSeenModules?: boolean;
}) {
  const facts = guideFacts({
    ...firstDay,
    store: { ...firstDay.store, ...changed.store },
    figures: { ...firstDay.figures, ...changed.figures },
    hasSeenModules: changed.hasSeenModules ?? false,
  });
  return guideSteps.map(({ key }) => key).filter((key) => key !== 'verify_email' && facts[key]);
}

describe('The set-up guide knows what is done', () => {
  it('begins with the verified e-mail', () => {
    expect(guideFacts(firstDay).verify_email).toBe(true);
    expect(done({})).toEqual([]);
  });
  it('a look', () => expect(done({ store: { default_theme: 'duka' } })).toEqual(['choose_look']));
  it('a product', () => expect(done({ figures: { products: 1 } })).toEqual(['add_product']));
  it('a product of their own, not the samples of ours', () => {
    expect(done({ figures: { products: 12, samples: 12 } })).toEqual([]);
    expect(done({ figures: { products: 13, samples: 12 } })).toEqual(['add_product']);
  });
  it('a logo', () => expect(done({ store: { logo_key: 'a/b.webp' } })).toEqual(['add_logo']));
  it('business details, once all of them are there', () => {
    expect(done({ store: { email: 'a@b.ke', phone: '+254700000000' } })).toEqual([]);
    const all = { email: 'a@b.ke', phone: '+254700000000', address: 'Moi Avenue' };
    expect(done({ store: all })).toEqual(['business_details']);
  });
  it('VAT, even if it is none', () =>
    expect(done({ store: { account: { ...account, vat_decided: true } } })).toEqual(['set_vat']));
  it('a colleague who was invited', () =>
    expect(done({ figures: { open_invites: 1 } })).toEqual(['invite_colleague']));
  it('a colleague who works here', () =>
    expect(done({ figures: { staff: 2 } })).toEqual(['invite_colleague']));
  it('modules that were looked at', () => expect(done({ hasSeenModules: true })).toEqual(['review_modules']));
  it('live mode', () => expect(done({ store: { mode: 'live' } })).toEqual(['go_live']));
});
