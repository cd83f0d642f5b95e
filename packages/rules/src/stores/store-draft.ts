import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import { limits } from '#limits.ts';
import type { ModuleStatuses } from '#modules/modules.ts';
import { moduleStatuses, type StoreOffer } from '#modules/recommended-modules.ts';
import type { StoreModule } from '#modules/suggested-modules.ts';
import { type CurrencyCode, isCurrencyCode } from '#money/currencies.ts';
import { productTypeOf } from './product-types.ts';
import type { StoreReason } from './store-reasons.ts';
import { subdomainProblem } from './subdomain.ts';

export type StoreMode = 'test' | 'live';

/** A channel flag as it travels: a boolean from the modal, a word from onboarding (SPEC section 3). */
export type ChannelFlag = boolean | 'ACTIVE' | 'DISABLED';

/** SPEC section 3, Store draft, with booleans for the channels; currency and product type are empty until chosen. */
export interface StoreDraft extends ModuleStatuses {
  readonly name: string;
  readonly description: string;
  readonly sub_domain: string;
  readonly currency_code: CurrencyCode | '';
  readonly reg_channel: string;
  readonly product_type_id: string;
  readonly web_support: boolean;
  readonly pos_support: boolean;
  readonly test_product: boolean;
  readonly mode: StoreMode;
  readonly store_module: StoreModule;
}

/** What both wizards start with (SPEC section 4, Store creation); the modules are those suggested for it. */
export function newStoreDraft(): StoreDraft {
  const offer = {
    web_support: true,
    pos_support: true,
    store_module: 'general_store',
    product_type_id: '',
  } as const;
  return {
    name: '',
    description: '',
    sub_domain: '',
    currency_code: '',
    reg_channel: 'web',
    test_product: true,
    mode: 'test',
    ...offer,
    ...moduleStatuses(offer),
  };
}

/** The boolean of either spelling. */
export function channelOn(flag: ChannelFlag): boolean {
  return flag === true || flag === 'ACTIVE';
}

/** The word that onboarding sends for a channel. */
export function channelWord(on: boolean): 'ACTIVE' | 'DISABLED' {
  return on ? 'ACTIVE' : 'DISABLED';
}

export interface ChannelFlags {
  readonly web_support: ChannelFlag;
  readonly pos_support: ChannelFlag;
}

/** Whether the store sells anywhere: needed to continue past steps 3 and 4, and by the server (SPEC section 5). */
export function hasChannel(flags: ChannelFlags): boolean {
  return channelOn(flags.web_support) || channelOn(flags.pos_support);
}

/** Where a draft of either spelling sells, and what. */
export function offerOf(
  draft: ChannelFlags & Pick<StoreOffer, 'store_module' | 'product_type_id'>,
): StoreOffer {
  return {
    web_support: channelOn(draft.web_support),
    pos_support: channelOn(draft.pos_support),
    store_module: draft.store_module,
    product_type_id: draft.product_type_id,
  };
}

export interface StoreDraftFields extends ChannelFlags {
  readonly name: string;
  readonly currency_code: string;
  readonly sub_domain: string;
  readonly product_type_id: string;
}

/** SPEC section 5, Create store: name, currency, sub-domain, in this order; then the product type and the channels,
 * which the wizards ask for at their own steps and the server asks for at the end. */
export function checkStoreDraft(draft: StoreDraftFields): FormProblems<keyof StoreDraftFields, StoreReason> {
  return formProblems<keyof StoreDraftFields, StoreReason>([
    ['name', storeNameProblem(draft.name)],
    ['currency_code', currencyProblem(draft.currency_code)],
    ['sub_domain', subdomainProblem(draft.sub_domain)],
    [
      'product_type_id',
      productTypeOf(draft.product_type_id) ? undefined : { reason: 'product_type_required' },
    ],
    ['web_support', hasChannel(draft) ? undefined : { reason: 'channel_required' }],
  ]);
}

/** What is wrong with a store's name, if anything. */
export function storeNameProblem(name: string): StoreReason | undefined {
  if (name.trim() === '') return { reason: 'store_name_required' };
  return name.length > limits.storeNameLength
    ? { reason: 'store_name_too_long', max: limits.storeNameLength }
    : undefined;
}

function currencyProblem(code: string): StoreReason | undefined {
  if (code === '') return { reason: 'currency_required' };
  return isCurrencyCode(code) ? undefined : { reason: 'currency_unknown' };
}
