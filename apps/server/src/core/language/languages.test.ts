import { accountErrors, accountMails, accountProblems } from '@sokoni/messages/en/accounts/accounts';
import { contractProblems, schemaProblems } from '@sokoni/messages/en/shell/contract';
import { coreAnswers } from '@sokoni/messages/en/shell/core';
import { translator } from '@sokoni/messages/translator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, person, startAccounts } from '#testing/clients/account-client.ts';
import { acceptedLanguage } from './accepted-language.ts';

let app: AccountsApp;
beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

const errors = translator({ accountErrors });
const problems = translator({ accountProblems });
const answers = translator({ coreAnswers });
const mails = translator({ accountMails });
const contract = translator({ contractProblems });
const schema = translator({ schemaProblems });

const logIn = (body: object, headers: Record<string, string>) =>
  app.request('POST /accounts/api/v1/auth/users/login', { body: { app_id: 'sokoni', ...body }, headers });

describe('Accept-Language', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['fr', 'fr'],
    ['fr-RW,fr;q=0.9,en;q=0.8', 'fr'],
    ['de, sw;q=0.5, ar;q=0.8', 'ar'],
    ['de-DE,zh', 'en'],
    ['*', 'en'],
    ['fr;q=0, sw;q=0.1', 'sw'],
    [`${'x,'.repeat(400)}fr`, 'en'],
    ['toString, fr;q=abc', 'en'],
  ])('%s is answered in %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  it.each(['fr', 'ar', 'sw'] as const)(
    'says a refusal and the problems of fields in %s',
    async (language) => {
      const headers = { 'accept-language': `${language}-KE, en;q=0.1` };
      const wrong = await logIn({ email: 'nobody@example.com', password: 'secret' }, headers);
      expect(wrong.body).toMatchObject({
        error: 'wrong_credentials',
        message: errors.in(language)('wrong_credentials'),
      });
      const empty = await app.request('POST /accounts/api/v1/auth/users/register', {
        body: { ...person, email: '' },
        headers,
      });
      expect(empty.body.fields).toMatchObject({
        email: problems.in(language)('email_required'),
      });
      const unread = await fetch(`${app.url}/accounts/api/v1/auth/users/login`, {
        method: 'POST',
        body: '{',
        headers: { ...headers, 'content-type': 'application/json' },
      });
      expect(((await unread.json()) as { message: string }).message).toBe(
        answers.in(language)('body.notJson'),
      );
    },
  );

  it.each(['fr', 'ar', 'sw'] as const)('says what the contract refuses in %s', async (language) => {
    const headers = { 'accept-language': language };
    const { token } = await app.newUser(`contract-${language}@example.com`);
    const route = 'PUT /accounts/api/v1/users/preferences';
    const wrong = await app.request(route, { token, headers, body: { rows_per_page: 'x', colour: 1 } });
    expect(wrong).toMatchObject({ status: 400, body: { error: 'invalid_fields' } });
    expect(wrong.body.fields).toEqual({
      rows_per_page: expect.not.stringMatching(/Invalid|expected/),
      colour: answers.in(language)('field.unknown'),
    });
    const empty = await app.request(route, { token, headers, body: {} });
    expect(empty.body.message).toBe(contract.in(language)('preference_required'));
    const login = await logIn({ email: 7, password: 'x'.repeat(1001) }, headers);
    expect(login.body.fields).toEqual({
      email: schema.in(language)('type', { expected: 'string', received: 'number' }),
      password: schema.in(language)('big.string', { max: '1000' }),
    });
  });

  it('says them in the English of the contract without it', async () => {
    const login = await logIn({ email: 7, password: 'x'.repeat(1001), app_id: 'other' }, {});
    expect(login.body.fields).toEqual({
      app_id: 'Send app_id "sokoni"',
      email: 'Invalid input: expected string, received number',
      password: 'Too big: expected string to have <=1000 characters',
    });
  });

  it('says nothing but the English of SPEC without it, also while others are answered in theirs', async () => {
    const wrong = { email: 'nobody@example.com', password: 'secret' };
    const told = await Promise.all(
      Array.from({ length: 12 }, (_, index) => logIn(wrong, index % 2 ? { 'accept-language': 'sw' } : {})),
    );
    expect(told.map(({ body }) => body.message)).toEqual(
      told.map((_, index) =>
        index % 2 ? errors.in('sw')('wrong_credentials') : 'Email or password is incorrect',
      ),
    );
  });
});

describe('The language of a person', () => {
  it('is that of the sign-up, and of the mails that come of it', async () => {
    const email = 'amina@example.com';
    const signedUp = await app.request('POST /accounts/api/v1/auth/users/register', {
      body: { ...person, email },
      headers: { 'accept-language': 'ar' },
    });
    expect(signedUp.body.data.info).toMatchObject({ language: 'ar' });
    const mail = await app.mailTo(email);
    expect(mail.subject).toBe(mails.in('ar')('verify.subject'));
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
  });

  it('is chosen in the profile, and heard of by the next mail, whatever the browser asks for', async () => {
    const user = await app.newUser('juma@example.com');
    const chosen = await app.request('PUT /accounts/api/v1/users/preferences', {
      token: user.token,
      body: { language: 'sw' },
    });
    expect(chosen.body.data).toMatchObject({ language: 'sw', rows_per_page: 10 });
    await app.request('POST /accounts/api/v1/auth/password/otp/send', {
      body: { app_id: 'sokoni', email: user.email },
      headers: { 'accept-language': 'fr' },
    });
    expect((await app.mailTo(user.email)).subject).toBe(mails.in('sw')('reset.subject'));
  });
});
