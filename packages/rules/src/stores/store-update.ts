import type { AccountReason } from '#access/account-reasons.ts';
import { isEmail } from '#forms/email.ts';
import { type FormProblems, formProblems } from '#forms/form-problems.ts';
import { isPhone } from '#forms/phone.ts';
import { limits } from '#limits.ts';
import { storeModules } from '#modules/suggested-modules.ts';
import { productTypeOf } from './product-types.ts';
import { type ChannelFlag, hasChannel, storeNameProblem } from './store-draft.ts';
import type { StoreReason, TextReason } from './store-reasons.ts';
import { subdomainProblem } from './subdomain.ts';

type Reason = AccountReason | StoreReason;

/** CONTRACT `stores/{id}/update`: every field may be left out, and then stays as it is; the currency is never among
 * them. Null or empty clears a field that can be empty. */
export interface StoreUpdate {
  readonly name?: string;
  readonly description?: string | null;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly address?: string | null;
  readonly country?: string | null;
  readonly timezone?: string | null;
  readonly receipt_footer?: string | null;
  readonly invoice_footer?: string | null;
  readonly statement_footer?: string | null;
  readonly payment_terms?: string | null;
  readonly bank_details?: string | null;
  readonly default_theme?: string | null;
  readonly web_support?: ChannelFlag;
  readonly pos_support?: ChannelFlag;
  readonly store_module?: string;
  readonly product_type_id?: string;
  readonly sub_domain?: string;
}

/** Checks the fields that an update carries. The caller puts the store's present channels under the update, so that
 * switching the last one off is seen. */
export function checkStoreUpdate(update: StoreUpdate): FormProblems<keyof StoreUpdate, Reason> {
  return formProblems<keyof StoreUpdate, Reason>([
    ['name', given(update.name, storeNameProblem)],
    ['description', given(update.description, atMost('description_too_long', limits.descriptionLength))],
    ['email', filled(update.email, (text) => (isEmail(text) ? undefined : { reason: 'email_invalid' }))],
    ['phone', filled(update.phone, (text) => (isPhone(text) ? undefined : { reason: 'phone_invalid' }))],
    ['address', given(update.address, atMost('address_too_long', limits.addressLength))],
    ['country', filled(update.country, countryProblem)],
    ['timezone', filled(update.timezone, timezoneProblem)],
    [
      'receipt_footer',
      given(update.receipt_footer, atMost('receipt_footer_too_long', limits.receiptFooterLength)),
    ],
    [
      'invoice_footer',
      given(update.invoice_footer, atMost('invoice_footer_too_long', limits.documentTextLength)),
    ],
    [
      'statement_footer',
      given(update.statement_footer, atMost('statement_footer_too_long', limits.documentTextLength)),
    ],
    [
      'payment_terms',
      given(update.payment_terms, atMost('payment_terms_too_long', limits.documentTextLength)),
    ],
    ['bank_details', given(update.bank_details, atMost('bank_details_too_long', limits.documentTextLength))],
    ['web_support', channelProblem(update)],
    ['store_module', given(update.store_module, storeModuleProblem)],
    ['product_type_id', given(update.product_type_id, productTypeProblem)],
    ['sub_domain', given(update.sub_domain, subdomainProblem)],
  ]);
}

type FieldRule = (text: string) => Reason | undefined;

function given(text: string | null | undefined, rule: FieldRule): Reason | undefined {
  return text === undefined || text === null ? undefined : rule(text);
}

function filled(text: string | null | undefined, rule: FieldRule): Reason | undefined {
  return text ? rule(text) : undefined;
}

function atMost(reason: TextReason, max: number): FieldRule {
  return (text) => (text.length > max ? { reason, max } : undefined);
}

function channelProblem({ web_support, pos_support }: StoreUpdate): Reason | undefined {
  if (web_support === undefined || pos_support === undefined) return undefined;
  return hasChannel({ web_support, pos_support }) ? undefined : { reason: 'channel_required' };
}

function storeModuleProblem(value: string): Reason | undefined {
  return (storeModules as readonly string[]).includes(value) ? undefined : { reason: 'store_module_unknown' };
}

function productTypeProblem(id: string): Reason | undefined {
  return productTypeOf(id) ? undefined : { reason: 'product_type_required' };
}

function countryProblem(code: string): Reason | undefined {
  return /^[A-Z]{2}$/.test(code) ? undefined : { reason: 'country_invalid' };
}

function timezoneProblem(zone: string): Reason | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return undefined;
  } catch {
    return { reason: 'timezone_invalid' };
  }
}
