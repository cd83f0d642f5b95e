import { createHmac } from 'node:crypto';
import {
  type ProviderReply,
  type ProviderRequest,
  type ProviderServer,
  startProviderServer,
} from './provider-server.ts';

export const paystackKeys = { test_secret_key: 'sk_test_paystackOfTheTests' } as const;

interface Transaction {
  id: number;
  reference: string;
  amount: number;
  currency: string;
  status: 'abandoned' | 'success' | 'failed';
}

interface PaystackRefund {
  id: number;
  transaction: number;
  amount: number;
  merchant_note: string;
  status: 'pending' | 'processed' | 'failed';
}

export interface PaystackServer extends ProviderServer {
  transactions: Map<string, Transaction>;
  refunds: PaystackRefund[];
  /** The buyer pays, as much as the page says or something else. */
  pay(reference: string, changes?: Partial<Transaction>): Transaction;
  /** An event as Paystack sends it. */
  event(type: string, data: object, secret?: string): { body: string; headers: Record<string, string> };
}

/** Speaks as much of Paystack's API as we use: https://paystack.com/docs/api */
export async function startPaystackServer(): Promise<PaystackServer> {
  const transactions = new Map<string, Transaction>();
  const refunds: PaystackRefund[] = [];

  function answer(request: ProviderRequest): ProviderReply {
    const { method, path, query, body } = request;
    if (request.headers.authorization !== `Bearer ${paystackKeys.test_secret_key}`) {
      return refused(401, 'Invalid key');
    }
    const line = `${method} ${path}`;
    if (line === 'GET /balance') return done([{ currency: 'NGN', balance: 0 }]);
    if (line === 'POST /transaction/initialize') return initialize(JSON.parse(body));
    if (line === 'POST /refund') return makeRefund(JSON.parse(body));
    if (line === 'GET /refund') {
      return done(refunds.filter(({ transaction }) => String(transaction) === query.get('transaction')));
    }
    const found = transactions.get(path.replace('/transaction/verify/', ''));
    return found ? done(found) : refused(400, 'Transaction reference not found.');
  }

  function initialize(asked: { reference: string; amount: string; currency: string }): ProviderReply {
    if (transactions.has(asked.reference)) return refused(400, 'Duplicate Transaction Reference');
    const id = 4_000_000_000 + transactions.size;
    if (Number(asked.amount) < 50) return refused(400, 'Amount is below the minimum');
    const { reference, currency } = asked;
    transactions.set(reference, {
      id,
      reference,
      currency,
      amount: Number(asked.amount),
      status: 'abandoned',
    });
    return done({
      authorization_url: `https://checkout.paystack.com/${id}`,
      access_code: String(id),
      reference,
    });
  }

  function makeRefund(asked: { transaction: string; amount: number; merchant_note: string }): ProviderReply {
    const paid = [...transactions.values()].find(({ id }) => String(id) === asked.transaction);
    const gone = refunds
      .filter(({ transaction, status }) => transaction === paid?.id && status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
    if (!paid || gone + asked.amount > paid.amount)
      return refused(400, 'Refund amount cannot be more than transaction amount');
    const { amount, merchant_note } = asked;
    const refund = {
      id: refunds.length + 1,
      transaction: paid.id,
      amount,
      merchant_note,
      status: 'pending' as const,
    };
    refunds.push(refund);
    return done(refund);
  }

  const server = await startProviderServer(answer);
  return {
    ...server,
    transactions,
    refunds,
    pay(reference, changes = {}) {
      const found = transactions.get(reference);
      if (!found) throw new Error(`Paystack has no transaction ${reference}`);
      return Object.assign(found, { status: 'success' }, changes);
    },
    event(type, data, secret = paystackKeys.test_secret_key) {
      const body = JSON.stringify({ event: type, data });
      return {
        body,
        headers: { 'x-paystack-signature': createHmac('sha512', secret).update(body).digest('hex') },
      };
    },
  };
}

function done(data: unknown): ProviderReply {
  return { status: 200, body: { status: true, message: 'Done', data } };
}

function refused(status: number, message: string): ProviderReply {
  return { status, body: { status: false, message } };
}
