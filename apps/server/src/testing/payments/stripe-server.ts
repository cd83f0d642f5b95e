import { createHmac, randomBytes } from 'node:crypto';
import {
  type ProviderReply,
  type ProviderRequest,
  type ProviderServer,
  startProviderServer,
} from './provider-server.ts';

export const stripeKeys = {
  test_secret_key: 'sk_test_51OfTheTests',
  test_webhook_secret: 'whsec_ofTheTests0123',
} as const;

interface Session {
  id: string;
  object: 'checkout.session';
  client_reference_id: string;
  amount_total: number;
  currency: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  url: string;
}

interface StripeRefund {
  id: string;
  object: 'refund';
  payment_intent: string;
  amount: number;
  status: 'succeeded' | 'pending' | 'failed';
  failure_reason: string | null;
  metadata: Record<string, string>;
}

export interface StripeServer extends ProviderServer {
  sessions: Map<string, Session>;
  refunds: StripeRefund[];
  /** The page of an attempt. */
  sessionOf(reference: string): Session;
  /** The buyer pays, as much as the page says or something else. */
  pay(reference: string, changes?: Partial<Pick<Session, 'amount_total' | 'currency'>>): void;
  /** What becomes of refunds from now on. */
  refundsWill(status: StripeRefund['status']): void;
  /** An event as Stripe sends it. */
  event(
    type: string,
    object: object,
    changes?: { at?: Date; secret?: string; id?: string },
  ): { body: string; headers: Record<string, string> };
}

/** Speaks as much of Stripe's API as we use: https://docs.stripe.com/api */
export async function startStripeServer(): Promise<StripeServer> {
  const sessions = new Map<string, Session>();
  const refunds: StripeRefund[] = [];
  const replies = new Map<string, ProviderReply>();
  let refundStatus: StripeRefund['status'] = 'succeeded';

  function answer(request: ProviderRequest): ProviderReply {
    if (request.headers.authorization !== `Bearer ${stripeKeys.test_secret_key}`) {
      return refused(401, 'Invalid API Key provided');
    }
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? replies.get(key) : undefined;
    if (known) return known;
    const reply = act(request, new URLSearchParams(request.body));
    if (typeof key === 'string' && request.method === 'POST') replies.set(key, reply);
    return reply;
  }

  function act({ method, path, query }: ProviderRequest, form: URLSearchParams): ProviderReply {
    const line = `${method} ${path}`;
    if (line === 'GET /v1/balance') return { status: 200, body: { object: 'balance', available: [] } };
    if (line === 'POST /v1/checkout/sessions') return openSession(form);
    if (line === 'POST /v1/refunds') return makeRefund(form);
    if (line === 'GET /v1/refunds') {
      const data = refunds.filter(({ payment_intent }) => payment_intent === query.get('payment_intent'));
      return { status: 200, body: { object: 'list', data, has_more: false, url: path } };
    }
    const session = sessions.get(path.replace('/v1/checkout/sessions/', ''));
    return session ? { status: 200, body: session } : refused(404, 'No such checkout.session');
  }

  function openSession(form: URLSearchParams): ProviderReply {
    const id = `cs_test_${randomBytes(8).toString('hex')}`;
    const amount = Number(form.get('line_items[0][price_data][unit_amount]'));
    if (amount < 50) return refused(400, 'The amount is below the minimum charge');
    const session: Session = {
      ...{ id, object: 'checkout.session', amount_total: amount, status: 'open', payment_status: 'unpaid' },
      client_reference_id: form.get('client_reference_id') ?? '',
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      payment_intent: null,
      url: `https://checkout.stripe.com/c/pay/${id}`,
    };
    sessions.set(id, session);
    return { status: 200, body: session };
  }

  function makeRefund(form: URLSearchParams): ProviderReply {
    const intent = form.get('payment_intent') ?? '';
    const paid = [...sessions.values()].find(({ payment_intent }) => payment_intent === intent);
    const amount = Number(form.get('amount'));
    const gone = refunds
      .filter((one) => one.payment_intent === intent && one.status !== 'failed')
      .reduce((sum, one) => sum + one.amount, 0);
    if (!paid || gone + amount > paid.amount_total)
      return refused(400, 'Refund amount is greater than unrefunded amount');
    const refund: StripeRefund = {
      ...{ id: `re_${randomBytes(8).toString('hex')}`, object: 'refund', payment_intent: intent, amount },
      status: refundStatus,
      failure_reason: refundStatus === 'failed' ? 'insufficient_funds' : null,
      metadata: { sokoni_refund: form.get('metadata[sokoni_refund]') ?? '' },
    };
    refunds.push(refund);
    return { status: 200, body: refund };
  }

  function sessionOf(reference: string): Session {
    const found = [...sessions.values()].find(({ client_reference_id }) => client_reference_id === reference);
    if (!found) throw new Error(`Stripe has no page for ${reference}`);
    return found;
  }

  const server = await startProviderServer(answer);
  return {
    ...server,
    sessions,
    refunds,
    sessionOf,
    pay(reference, changes = {}) {
      const intent = `pi_${randomBytes(8).toString('hex')}`;
      const paid = { status: 'complete', payment_status: 'paid', payment_intent: intent } as const;
      Object.assign(sessionOf(reference), paid, changes);
    },
    refundsWill(status) {
      refundStatus = status;
    },
    event(type, object, { at = new Date(), secret = stripeKeys.test_webhook_secret, id } = {}) {
      const body = JSON.stringify({
        ...{ id: id ?? `evt_${randomBytes(8).toString('hex')}`, object: 'event', type },
        data: { object },
      });
      const time = Math.floor(at.getTime() / 1000);
      const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
      return { body, headers: { 'stripe-signature': `t=${time},v1=${v1}` } };
    },
  };
}

function refused(status: number, message: string): ProviderReply {
  return { status, body: { error: { type: 'invalid_request_error', message } } };
}
