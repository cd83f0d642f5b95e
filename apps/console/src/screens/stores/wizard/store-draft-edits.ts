import type { FormCheck } from '@sokoni/rules/forms/form-check';
import { formProblems } from '@sokoni/rules/forms/form-problems';
import { moduleKeys } from '@sokoni/rules/modules/modules';
import { recommendedModules, type StoreOffer } from '@sokoni/rules/modules/recommended-modules';
import {
  channelWord,
  checkStoreDraft,
  offerOf,
  type StoreDraft,
  type StoreDraftFields,
} from '@sokoni/rules/stores/store-draft';
import { subdomainFromName } from '@sokoni/rules/stores/subdomain';
import type { StoreDraftBody } from '#contract-types.ts';
import { checkStoreSentences } from '#sentences/stores/problems.ts';

/** A field of the draft that a step asks for. */
export type DraftField = keyof StoreDraftFields;

/** SPEC section 4: the sub-domain fills itself in from the name, until the person has chosen another. */
export function withName(draft: StoreDraft, name: string): Partial<StoreDraft> {
  const follows = draft.sub_domain === subdomainFromName(draft.name);
  return follows ? { name, sub_domain: subdomainFromName(name) } : { name };
}

/**
 * Other channels, and another product type, recommend other modules (SPEC section 4): what is recommended now goes on, what no
 * longer is goes off. A module that the recommendation says nothing new about stays as the person has set it.
 */
export function withOffer(
  draft: StoreDraft,
  changed: Partial<StoreOffer & { product_type_id: string }>,
): Partial<StoreDraft> {
  const before = offerOf(draft);
  const after = { ...before, ...changed };
  const [was, is] = [recommendedModules(before), recommendedModules(after)];
  const statuses = moduleKeys
    .filter((key) => was.includes(key) !== is.includes(key))
    .map((key) => [key, is.includes(key) ? 'active' : 'disabled']);
  return { ...changed, ...Object.fromEntries(statuses) };
}

/** The problems of the fields that a step asks for, in its order. */
export function checkFields(draft: StoreDraft, fields: readonly DraftField[]): FormCheck<string> {
  const whole = checkStoreDraft(draft);
  if (whole.ok) return whole;
  return checkStoreSentences(formProblems(fields.map((field) => [field, whole.fields[field]])));
}

/**
 * What is sent: onboarding names the channels in words, the modal in booleans (SPEC section 3). Experimental products
 * are a matter of the test mode.
 */
export function storeBody(draft: StoreDraft, channels: 'words' | 'booleans'): StoreDraftBody {
  const { web_support, pos_support } = draft;
  const test_product = draft.mode === 'test' && draft.test_product;
  return channels === 'words'
    ? {
        ...draft,
        test_product,
        web_support: channelWord(web_support),
        pos_support: channelWord(pos_support),
      }
    : { ...draft, test_product };
}
