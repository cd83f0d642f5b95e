import type { AskedPayment, ProviderReport } from '@sokoni/rules/online-payments/payment-attempt';

/** A payment for which a provider is to open a page. The amount is in minor units. */
export interface PageRequest extends AskedPayment {
  attemptId: string;
  email: string;
  /** What is paid for, as the buyer reads it. */
  description: string;
  /** Where the buyer comes back to, having paid or not. */
  returnUrl: string;
  cancelUrl: string;
  now: Date;
}

export interface PaymentPage {
  url: string;
  /** What the provider calls the page; null where it knows it by our reference. */
  session: string | null;
}

export interface RefundRequest {
  /** The same each time until it is to be made anew: one key is one refund. */
  key: string;
  /** What the provider calls the payment. */
  payment: string;
  /** In minor units. */
  amount: number;
}

export interface RefundReport {
  state: 'sent' | 'done' | 'failed';
  /** What the provider calls it. */
  refund: string;
  /** Why it failed, in the provider's words. */
  error: string;
}

/** One account at a provider. Each call may be repeated. @throws ProviderError */
export interface ProviderClient {
  openPage(request: PageRequest): Promise<PaymentPage>;
  findPayment(asked: { reference: string; session: string | null }): Promise<ProviderReport>;
  /** Makes the refund of this key, or tells what has become of it. */
  refund(request: RefundRequest): Promise<RefundReport>;
  /** Refused where the secret key is none. */
  checkKey(): Promise<void>;
}

/** How to reach an account at a provider. */
export interface ProviderAccess {
  /** Without a slash at the end. */
  apiUrl: string;
  secretKey: string;
}

/**
 * Why a provider did not do what it was asked for. `unreachable`: whether it did, nobody knows. `key_refused`: it did not, and the
 * merchant has to look after the key.
 */
export type ProviderFailure = 'unreachable' | 'refused' | 'key_refused';

export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly failure: ProviderFailure;

  constructor(failure: ProviderFailure, message: string) {
    super(message.slice(0, longestMessage));
    this.failure = failure;
  }
}

const longestMessage = 300;

/** After so long without a word a provider counts as unreachable. */
export const providerTimeoutMs = 15_000;

/** What an HTTP status says of a call that a provider did not do. */
export function failureOf(status: number): ProviderFailure {
  if (status === 401 || status === 403) return 'key_refused';
  return status >= 500 || status === 409 || status === 429 ? 'unreachable' : 'refused';
}
