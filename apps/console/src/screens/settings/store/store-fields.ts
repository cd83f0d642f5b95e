import type { FormCheck } from '@sokoni/rules/forms/form-check';
import { formProblems } from '@sokoni/rules/forms/form-problems';
import type { StoreModule } from '@sokoni/rules/modules/suggested-modules';
import { checkSocialLinks, type SocialNetwork, socialNetworkKeys } from '@sokoni/rules/stores/social-links';
import { checkStoreUpdate, type StoreUpdate } from '@sokoni/rules/stores/store-update';
import type { Store } from '#contract-types.ts';
import { checkStoreSentences } from '#sentences/stores/problems.ts';

/** What the store screen edits. The names are those of the calls, so that the server's sentences find their field. */
export type StoreFields = {
  name: string;
  description: string;
  email: string;
  phone: string;
  address: string;
  country: string;
  timezone: string;
  language: Store['language'];
  receipt_footer: string;
  invoice_footer: string;
  statement_footer: string;
  payment_terms: string;
  bank_details: string;
  web_support: boolean;
  pos_support: boolean;
  store_module: StoreModule;
  /** Empty when none was chosen yet. */
  product_type_id: string;
  sub_domain: string;
} & Record<SocialNetwork, string>;

export function storeFieldsOf(store: Store): StoreFields {
  const { name, description, email, phone, address, country, timezone, language, receipt_footer } = store;
  const { invoice_footer, statement_footer, payment_terms, bank_details } = store;
  const { web_support, pos_support, store_module, sub_domain } = store;
  return {
    ...{ name, description, email, phone, address, country, timezone, language, receipt_footer },
    ...{ invoice_footer, statement_footer, payment_terms, bank_details },
    ...{ web_support, pos_support, store_module, sub_domain },
    product_type_id: store.product_type_id ?? '',
    ...store.social,
  };
}

/** The rules of both calls behind the one form. */
export function checkStoreFields(fields: StoreFields): FormCheck<string> {
  const { product_type_id, ...others } = fields;
  const update: StoreUpdate = product_type_id ? fields : others;
  const problems = [checkStoreUpdate(update), checkSocialLinks(fields)].flatMap((answer) =>
    answer.ok ? [] : Object.entries(answer.fields),
  );
  return checkStoreSentences(formProblems(problems));
}

/** The changes as the two calls take them; null where a call has nothing to say. */
export function splitChanges(changes: Partial<StoreFields>): {
  update: Omit<Partial<StoreFields>, SocialNetwork> | null;
  social: Partial<Record<SocialNetwork, string>> | null;
} {
  const isLink = (name: string) => (socialNetworkKeys as readonly string[]).includes(name);
  const part = (belongs: (name: string) => boolean) => {
    const some = Object.entries(changes).filter(([name]) => belongs(name));
    return some.length > 0 ? Object.fromEntries(some) : null;
  };
  return { update: part((name) => !isLink(name)), social: part(isLink) };
}
