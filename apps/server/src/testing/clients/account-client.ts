import type { CallRoute } from '@sokoni/contract/calls';
import { query } from '#testing/database/query.ts';
import { startTestApp } from '#testing/http/app.ts';

export interface Sent {
  token?: string | undefined;
  body?: unknown;
  params?: Record<string, string>;
  headers?: Record<string, string>;
  /** Where the call seems to come from; by default a place that no other call comes from. */
  address?: string;
}

/** What a call answered, its body as it came. */
export interface Answered {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  body: any;
  headers: Headers;
}

export interface KeysInMail {
  code: string | undefined;
  linkToken: string | undefined;
}

/** What signs up in these tests; an address comes on top. */
export const person = {
  app_id: 'sokoni',
  password: 'secret',
  first_name: 'Ada',
  last_name: 'Obi',
  phone: '+2348012345678',
};

/** An answer without what differs from one to the next. */
export function sameness({ status, body }: Answered) {
  return { status, body: { ...body, request_id: '' } };
}

/** Four digits that are not the code. */
export function wrongCode(code: string | undefined, n = 1): string {
  return String((Number(code) + n) % 10_000).padStart(4, '0');
}

let places = 0;

/** A network address that no other call comes from. */
export function anyAddress(): string {
  places += 1;
  return `10.${(places >> 16) & 255}.${(places >> 8) & 255}.${places & 255}`;
}

/** The test app with what tests about accounts ask of it: calls from many places, mailed codes and links, counters. */
export async function startAccounts(env: Record<string, string> = {}) {
  const logged: string[] = [];
  const app = await startTestApp({ TRUST_PROXY: '1', ...env }, logged);
  const { secrets, passwords } = app.services;
  const compared = { codes: 0, passwords: 0 };
  app.services.secrets = {
    ...secrets,
    verifies(purpose, text, signature) {
      if (purpose === 'code') compared.codes += 1;
      return secrets.verifies(purpose, text, signature);
    },
  };
  app.services.passwords = {
    ...passwords,
    verify(hash, password) {
      compared.passwords += 1;
      return passwords.verify(hash, password);
    },
  };

  async function call(
    route: CallRoute,
    { token, body, params, headers, address }: Sent = {},
  ): Promise<Answered> {
    const {
      status,
      headers: answered,
      ...rest
    } = await app.call(route, {
      ...(token === undefined ? {} : { token }),
      ...(body === undefined ? {} : { body }),
      ...(params ? { params } : {}),
      headers: { 'x-forwarded-for': address ?? anyAddress(), ...headers },
    });
    return { status, body: rest, headers: answered };
  }

  /** What stands in the newest mail to this address. */
  async function keysTo(email: string): Promise<KeysInMail> {
    const { text } = await app.mailTo(email);
    return {
      code: /^\s*(\d{4})\s*$/m.exec(text)?.[1],
      linkToken: /\/(?:verify-email|reset-password)\/([\w-]+)/.exec(text)?.[1],
    };
  }

  return {
    ...app,
    /** Ada, verified, with the password `secret`. */
    newUser: (email: string) => app.verifiedUser({ ...person, email }),
    newUnverifiedUser: (email: string) => app.signUp({ ...person, email }),
    compared,
    logged,
    request: call,
    keysTo,
    async mailsTo(email: string) {
      return (await app.mails()).filter((mail) => mail.to === email);
    },
    login: (email: string, password: string, more: object = {}) =>
      call('POST /accounts/api/v1/auth/users/login', {
        body: { app_id: 'sokoni', email, password, ...more },
      }),
    me: (token: string | undefined) => call('GET /accounts/api/v1/users/me', { token }),
    sendEmailCode: (email: string, sent: Sent = {}) =>
      call('POST /accounts/api/v1/users/email/otp/send', { body: { app_id: 'sokoni', email }, ...sent }),
    sendPasswordCode: (email: string, sent: Sent = {}) =>
      call('POST /accounts/api/v1/auth/password/otp/send', { body: { app_id: 'sokoni', email }, ...sent }),
    /** To the password `newer`, unless the body says another. */
    resetPassword: (body: object, sent: Sent = {}) =>
      call('POST /accounts/api/v1/auth/password/reset', {
        body: { app_id: 'sokoni', new_password: 'newer', repeat_password: 'newer', ...body },
        ...sent,
      }),
    logout: (token: string | undefined) => call('POST /accounts/api/v1/auth/users/logout', { token }),
    sql: <Row extends Record<string, unknown>>(statement: string, values: unknown[] = []) =>
      query<Row>(app.database.ownerUrl, statement, values),
  };
}

export type AccountsApp = Awaited<ReturnType<typeof startAccounts>>;
