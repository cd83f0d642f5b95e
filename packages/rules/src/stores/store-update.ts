import { isEmail } from '#forms/email.ts';
import { type FormCheck, formCheck } from '#forms/form-check.ts';
import { isPhone } from '#forms/phone.ts';
import { limits } from '#limits.ts';
import { messages } from '#messages.ts';
import { storeModules } from '#modules/suggested-modules.ts';
import { productTypeOf } from './product-types.ts';
import { type ChannelFlag, hasChannel, storeNameProblem } from './store-draft.ts';
import { checkSubdomain } from './subdomain.ts';

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
export function checkStoreUpdate(update: StoreUpdate): FormCheck<keyof StoreUpdate> {
  return formCheck<keyof StoreUpdate>([
    ['name', given(update.name, storeNameProblem)],
    ['description', given(update.description, atMost('Description', limits.descriptionLength))],
    ['email', filled(update.email, (text) => (isEmail(text) ? undefined : messages.emailInvalid))],
    ['phone', filled(update.phone, (text) => (isPhone(text) ? undefined : messages.phoneInvalid))],
    ['address', given(update.address, atMost('Address', limits.addressLength))],
    ['country', filled(update.country, countryProblem)],
    ['timezone', filled(update.timezone, timezoneProblem)],
    ['receipt_footer', given(update.receipt_footer, atMost('Receipt footer', limits.receiptFooterLength))],
    ['invoice_footer', given(update.invoice_footer, atMost('Invoice footer', limits.documentTextLength))],
    [
      'statement_footer',
      given(update.statement_footer, atMost('Statement footer', limits.documentTextLength)),
    ],
    ['payment_terms', given(update.payment_terms, atMost('Payment terms', limits.documentTextLength))],
    ['bank_details', given(update.bank_details, atMost('Bank details', limits.documentTextLength))],
    ['web_support', channelProblem(update)],
    ['store_module', given(update.store_module, storeModuleProblem)],
    ['product_type_id', given(update.product_type_id, productTypeProblem)],
    ['sub_domain', given(update.sub_domain, subDomainProblem)],
  ]);
}

type FieldRule = (text: string) => string | undefined;

function given(text: string | null | undefined, rule: FieldRule): string | undefined {
  return text === undefined || text === null ? undefined : rule(text);
}

function filled(text: string | null | undefined, rule: FieldRule): string | undefined {
  return text ? rule(text) : undefined;
}

function atMost(label: string, max: number): FieldRule {
  return (text) => (text.length > max ? messages.tooLong(label, max) : undefined);
}

function channelProblem({ web_support, pos_support }: StoreUpdate): string | undefined {
  if (web_support === undefined || pos_support === undefined) return undefined;
  return hasChannel({ web_support, pos_support }) ? undefined : messages.channelRequired;
}

function storeModuleProblem(value: string): string | undefined {
  return (storeModules as readonly string[]).includes(value) ? undefined : messages.storeModuleUnknown;
}

function productTypeProblem(id: string): string | undefined {
  return productTypeOf(id) ? undefined : messages.productTypeRequired;
}

function subDomainProblem(label: string): string | undefined {
  const check = checkSubdomain(label);
  return check.ok ? undefined : check.message;
}

function countryProblem(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? undefined : messages.countryInvalid;
}

function timezoneProblem(zone: string): string | undefined {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return undefined;
  } catch {
    return messages.timezoneInvalid;
  }
}
