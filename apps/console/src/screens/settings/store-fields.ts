import { type FormCheck, formCheck } from '@sokoni/rules/form-check';
import { checkSocialLinks, type SocialNetwork, socialNetworkKeys } from '@sokoni/rules/social-links';
import { checkStoreUpdate, type StoreUpdate } from '@sokoni/rules/store-update';
import type { StoreModule } from '@sokoni/rules/suggested-modules';
import type { Store } from '#api/types.ts';

/** What the store screen edits. The names are those of the calls, so that the server's sentences find their field. */
export type StoreFields = {
  name: string;
  description: string;
  email: string;
  phone: string;
  address: string;
  country: string;
  timezone: string;
  receipt_footer: string;
  web_support: boolean;
  pos_support: boolean;
  store_module: StoreModule;
  /** Empty when none was chosen yet. */
  product_type_id: string;
  sub_domain: string;
} & Record<SocialNetwork, string>;

export function storeFieldsOf(store: Store): StoreFields {
  const { name, description, email, phone, address, country, timezone, receipt_footer } = store;
  const { web_support, pos_support, store_module, sub_domain } = store;
  return {
    ...{ name, description, email, phone, address, country, timezone, receipt_footer },
    ...{ web_support, pos_support, store_module, sub_domain },
    product_type_id: store.product_type_id ?? '',
    ...store.social,
  };
}

/** The rules of both calls behind the one form. */
export function checkStoreFields(fields: StoreFields): FormCheck<string> {
  const update: StoreUpdate = { ...fields, product_type_id: fields.product_type_id || undefined };
  const problems = [checkStoreUpdate(update), checkSocialLinks(fields)].flatMap((answer) =>
    answer.ok ? [] : Object.entries(answer.fields),
  );
  return formCheck(problems);
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
