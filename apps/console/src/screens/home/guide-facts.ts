import type { GuideFacts } from '@sokoni/rules/navigation/setup-guide';
import type { SetUp } from '#api/insights/home.ts';
import type { Store, UserInfo } from '#contract-types.ts';

interface Known {
  user: Pick<UserInfo, 'email_verified'>;
  store: Pick<Store, 'default_theme' | 'logo_key' | 'email' | 'phone' | 'address' | 'account' | 'mode'>;
  figures: Pick<SetUp['figures'], 'staff' | 'open_invites' | 'products' | 'samples'>;
  /** Nothing tells that somebody has looked; it is kept among the skipped steps. */
  hasSeenModules: boolean;
}

/** What is done of the set-up guide, from what is known of the store. */
export function guideFacts({ user, store, figures, hasSeenModules }: Known): GuideFacts {
  return {
    verify_email: user.email_verified,
    choose_look: Boolean(store.default_theme),
    // What we put there to try things out is not the merchant's first product.
    add_product: figures.products > figures.samples,
    add_logo: Boolean(store.logo_key),
    business_details: store.email !== '' && store.phone !== '' && store.address !== '',
    set_vat: store.account.vat_decided,
    invite_colleague: figures.staff > 1 || figures.open_invites > 0,
    review_modules: hasSeenModules,
    go_live: store.mode === 'live',
  };
}
