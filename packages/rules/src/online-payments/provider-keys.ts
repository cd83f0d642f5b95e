import { type FormProblems, formProblems, type ReasonedField } from '#forms/form-problems.ts';
import type { PaymentMode, PaymentProvider } from './payment-providers.ts';

/** How long a key may be. */
export const longestProviderKey = 255;

/** The keys of a provider that a store keeps. Paystack signs its webhooks with the secret key itself. */
export const providerKeyFields = [
  'test_secret_key',
  'test_webhook_secret',
  'live_secret_key',
  'live_webhook_secret',
] as const;

export type ProviderKeyField = (typeof providerKeyFields)[number];

/** Why a key is refused. */
export type ProviderKeyReason =
  | { readonly reason: 'secret_key_unlike'; readonly prefix: string }
  | { readonly reason: 'secret_key_other_mode'; readonly mode: PaymentMode }
  | { readonly reason: 'webhook_secret_unlike' };

/** The keys that are set; null removes one, left out is left alone. */
export type ProviderKeys = { readonly [Field in ProviderKeyField]?: string | null };

const secretKeyPrefixes: Record<PaymentProvider, readonly string[]> = {
  stripe: ['sk', 'rk'],
  paystack: ['sk'],
};

/** The keys that a provider has in a mode. */
export function keyFieldsOf(provider: PaymentProvider, mode: PaymentMode): ProviderKeyField[] {
  return provider === 'stripe' ? [`${mode}_secret_key`, `${mode}_webhook_secret`] : [`${mode}_secret_key`];
}

/** Checks what keys look like; that they work, only the provider can say. */
export function checkProviderKeys(
  provider: PaymentProvider,
  keys: ProviderKeys,
): FormProblems<ProviderKeyField, ProviderKeyReason> {
  const checked = (['test', 'live'] as const).flatMap(
    (mode): ReasonedField<ProviderKeyField, ProviderKeyReason>[] => [
      [`${mode}_secret_key`, secretKeyProblem(provider, mode, keys[`${mode}_secret_key`])],
      [`${mode}_webhook_secret`, webhookSecretProblem(provider, keys[`${mode}_webhook_secret`])],
    ],
  );
  return formProblems(checked);
}

function secretKeyProblem(
  provider: PaymentProvider,
  mode: PaymentMode,
  key: string | null | undefined,
): ProviderKeyReason | undefined {
  if (key == null) return undefined;
  const [, kind = '', told] = /^([a-z]+)_(test|live)_[\w-]{8,}$/.exec(key) ?? [];
  if (!secretKeyPrefixes[provider].includes(kind)) {
    return { reason: 'secret_key_unlike', prefix: `sk_${mode}_` };
  }
  return told === mode ? undefined : { reason: 'secret_key_other_mode', mode };
}

function webhookSecretProblem(
  provider: PaymentProvider,
  secret: string | null | undefined,
): ProviderKeyReason | undefined {
  if (secret == null) return undefined;
  return provider === 'stripe' && /^whsec_[\w+/=-]{8,}$/.test(secret)
    ? undefined
    : { reason: 'webhook_secret_unlike' };
}
