import type { PaymentMode, PaymentProvider } from '@sokoni/rules/online-payments/payment-providers';
import type { Db } from '#core/database/access/transaction.ts';
import type { Secrets } from '#core/security/secrets.ts';

/** A payment that a provider has confirmed, to the last minor unit. */
export interface PaidPayment {
  storeId: string;
  attemptId: string;
  checkoutId: string;
  /** The method in the books of its order. */
  provider: PaymentProvider;
  mode: PaymentMode;
  /** What the provider knows it by: the reference in the books. */
  reference: string;
  amount: number;
  currency: string;
  /** When it was learnt. */
  now: Date;
}

declare module '#core/hooks.ts' {
  interface HookTypes {
    /**
     * Places the order of a checkout that is paid for, in the transaction that learns it; asked once for a checkout. A refusal
     * (DomainError) leaves nothing behind, and the payment is refunded.
     * @returns the id of the order; null for a checkout of somebody else's
     */
    onlinePaymentPaid(db: Db, payment: PaidPayment, services: { secrets: Secrets }): Promise<string | null>;
  }
}
