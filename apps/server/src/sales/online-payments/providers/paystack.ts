import type { ProviderReport } from '@sokoni/rules/online-payments/payment-attempt';
import * as z from 'zod';
import { say } from '../sentences.ts';
import {
  failureOf,
  type ProviderAccess,
  type ProviderClient,
  ProviderError,
  providerTimeoutMs,
  type RefundReport,
} from './provider-client.ts';

/** What Paystack answers: https://paystack.com/docs/api */
const page = z.object({ authorization_url: z.url() });
const transaction = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string(),
  reference: z.string(),
  amount: z.number().int(),
  currency: z.string(),
});
const refund = z.object({
  id: z.union([z.number(), z.string()]).transform(String),
  status: z.string(),
  merchant_note: z.string().nullish(),
});
const failure = z.object({ message: z.string(), code: z.string().optional() });

/** A transaction that can be paid no more. A reversed one was given back. */
const closedStatuses = ['failed', 'reversed'];

/** Pays on Paystack's hosted page. */
export function openPaystack(access: ProviderAccess): ProviderClient {
  return {
    async openPage({ reference, amount, currency, email, returnUrl, cancelUrl }) {
      const body = {
        ...{ reference, amount: String(amount), currency, email, callback_url: returnUrl },
        metadata: JSON.stringify({ cancel_action: cancelUrl }),
      };
      const { authorization_url: url } = await ask(access, page, '/transaction/initialize', body);
      return { url, session: null };
    },
    async findPayment({ reference }) {
      try {
        const path = `/transaction/verify/${encodeURIComponent(reference)}`;
        return reportOf(await ask(access, transaction, path));
      } catch (error) {
        // It never heard of it, or not yet.
        if (error instanceof ProviderError && error.failure === 'refused') return { state: 'open' };
        throw error;
      }
    },
    async refund({ key, payment, amount }) {
      // Paystack knows no idempotency: a refund is known again by its note.
      const note = `sokoni-${key}`;
      const list = `/refund?transaction=${encodeURIComponent(payment)}&perPage=100`;
      const made = await ask(access, z.array(refund), list);
      const known = made.find(({ merchant_note }) => merchant_note === note);
      const body = { transaction: payment, amount, merchant_note: note };
      return refundReport(known ?? (await ask(access, refund, '/refund', body)));
    },
    async checkKey() {
      await ask(access, z.unknown(), '/balance');
    },
  };
}

function reportOf({ id, status, reference, amount, currency }: z.output<typeof transaction>): ProviderReport {
  if (status === 'success') return { state: 'paid', payment: id, reference, amount, currency };
  return { state: closedStatuses.includes(status) ? 'closed' : 'open' };
}

function refundReport({ id, status }: z.output<typeof refund>): RefundReport {
  if (status === 'processed') return { state: 'done', refund: id, error: '' };
  return { state: status === 'failed' ? 'failed' : 'sent', refund: id, error: '' };
}

/** A GET, or with a body a POST. */
async function ask<Data extends z.ZodType>(
  { apiUrl, secretKey }: ProviderAccess,
  schema: Data,
  path: string,
  body?: object,
): Promise<z.output<Data>> {
  const { status, text } = await send(`${apiUrl}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
    redirect: 'error',
    signal: AbortSignal.timeout(providerTimeoutMs),
  });
  const answer = readJson(text);
  if (status < 200 || status >= 300) {
    const told = failure.safeParse(answer);
    throw new ProviderError(failureOf(status), told.success ? told.data.message : say('unreadable'));
  }
  const read = z.object({ status: z.literal(true), data: z.unknown() }).safeParse(answer);
  const data = schema.safeParse(read.data?.data);
  // It may have done it: what it says cannot be read.
  if (!data.success) throw new ProviderError('unreachable', say('unreadable'));
  return data.data;
}

async function send(url: string, request: RequestInit): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, request);
    return { status: response.status, text: await response.text() };
  } catch {
    throw new ProviderError('unreachable', say('noAnswer'));
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
