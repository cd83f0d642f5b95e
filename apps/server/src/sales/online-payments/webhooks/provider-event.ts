import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { sameBytes } from '#core/security/secrets.ts';
import { loadStripe } from '../providers/stripe.ts';

/** What a provider tells of a payment, signed. What it says of money is not believed but asked for. */
export interface ProviderEvent {
  /** The same each time it is told. */
  id: string;
  /** What both sides call the payment; null where it is about none of ours. */
  reference: string | null;
  /** What the provider calls the payment; null where it knows it by the reference. */
  payment: string | null;
  /** What the provider calls its page; null where it names none. */
  session: string | null;
}

export interface SignedEvent {
  /** To the byte as it came. */
  body: Buffer;
  signature: string;
  /** What may have signed it. */
  keys: readonly string[];
  now: Date;
}

/** A page, or a refund. */
const stripeObject = z.discriminatedUnion('object', [
  z.object({
    object: z.literal('checkout.session'),
    id: z.string(),
    client_reference_id: z.string().nullish(),
  }),
  z.object({ object: z.literal('refund'), payment_intent: z.string().nullish() }),
]);

/** Null for a signature that is none of the store's, and for one older than Stripe's tolerance: somebody replays it. */
export async function readStripeEvent({
  body,
  signature,
  keys,
  now,
}: SignedEvent): Promise<ProviderEvent | null> {
  const { webhooks, errors } = await loadStripe();
  for (const key of keys) {
    try {
      const event = webhooks.constructEvent(
        body,
        signature,
        key,
        webhooks.DEFAULT_TOLERANCE,
        undefined,
        now.getTime(),
      );
      return { id: event.id, ...namesOf(stripeObject.safeParse(event.data.object).data) };
    } catch (error) {
      if (!(error instanceof errors.StripeSignatureVerificationError)) throw error;
    }
  }
  return null;
}

function namesOf(told: z.output<typeof stripeObject> | undefined): Omit<ProviderEvent, 'id'> {
  if (told?.object === 'checkout.session') {
    return { reference: told.client_reference_id ?? null, payment: null, session: told.id };
  }
  return { reference: null, payment: told?.payment_intent ?? null, session: null };
}

const paystackEvent = z.object({
  event: z.string(),
  data: z.object({
    id: z.union([z.number(), z.string()]).optional(),
    reference: z.string().nullish(),
    transaction_reference: z.string().nullish(),
    status: z.string().nullish(),
  }),
});

/** Null for a signature that is none of the store's. Paystack numbers no events: one is known by what happened to what. */
export function readPaystackEvent({ body, signature, keys }: Omit<SignedEvent, 'now'>): ProviderEvent | null {
  const told = Buffer.from(signature, 'hex');
  if (!keys.some((key) => sameBytes(createHmac('sha512', key).update(body).digest(), told))) return null;
  const read = paystackEvent.safeParse(JSON.parse(body.toString()));
  if (!read.success) return { id: signature, reference: null, payment: null, session: null };
  const { event, data } = read.data;
  const reference = data.transaction_reference ?? data.reference ?? null;
  return {
    id: `${event} ${data.id ?? reference} ${data.status ?? ''}`,
    reference,
    payment: null,
    session: null,
  };
}
