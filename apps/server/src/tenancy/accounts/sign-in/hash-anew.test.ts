import { hash } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePasswords } from '#core/security/passwords.ts';
import { makeSecrets } from '#core/security/secrets.ts';
import { type AccountsApp, startAccounts } from '#testing/clients/account-client.ts';

const formerKey = 'a secret for tests that nobody else has';
const newKey = 'the key that takes its place from now on';
let app: AccountsApp;

beforeAll(async () => {
  app = await startAccounts();
});
afterAll(() => app.close());

/** A user from before the secret key was changed. */
async function userOfFormerKey(email: string) {
  app.services.passwords = makePasswords(makeSecrets([formerKey]));
  const user = await app.newUser(email);
  app.services.passwords = makePasswords(makeSecrets([newKey, formerKey]));
  return user;
}

async function hashOf(userId: string): Promise<string> {
  const [row] = await app.sql<{ password_hash: string }>(
    'select password_hash from app.users where id = $1',
    [userId],
  );
  return row?.password_hash ?? '';
}

const withNewKeyAlone = (passwordHash: string, password: string) =>
  makePasswords(makeSecrets([newKey])).verify(passwordHash, password);

describe('CONTRACT Running it: two secret keys for rotation', () => {
  it('a login hashes the password with the new key, once, so that the former one can go', async () => {
    const user = await userOfFormerKey('rotated@example.com');
    const former = await hashOf(user.id);
    expect(await withNewKeyAlone(former, 'secret')).toBe('wrong');
    expect((await app.login(user.email, 'not it')).status).toBe(401);
    expect(await hashOf(user.id)).toBe(former);

    expect((await app.login(user.email, 'secret')).status).toBe(200);
    const renewed = await hashOf(user.id);
    expect(await withNewKeyAlone(renewed, 'secret')).toBe('right');
    expect((await app.login(user.email, 'secret')).status).toBe(200);
    expect(await hashOf(user.id)).toBe(renewed);
    expect((await app.me(user.token)).status).toBe(200);
  });

  it('of several logins at once all get in', async () => {
    const user = await userOfFormerKey('hurried@example.com');
    const logins = Array.from({ length: 8 }, () => app.login(user.email, 'secret'));
    expect((await Promise.all(logins)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await withNewKeyAlone(await hashOf(user.id), 'secret')).toBe('right');
  });

  it('the owner changes a password of the former key', async () => {
    const user = await userOfFormerKey('changing@example.com');
    const changed = await app.request('PUT /admin/reset-password', {
      token: user.token,
      body: { current_password: 'secret', new_password: 'newer', repeat_password: 'newer' },
    });
    expect(changed.status).toBe(200);
    expect(await withNewKeyAlone(await hashOf(user.id), 'newer')).toBe('right');
  });

  it('does not bring back a password that is replaced meanwhile', async () => {
    const user = await userOfFormerKey('overtaken@example.com');
    const { passwords } = app.services;
    const replaced = await passwords.hash('another');
    app.services.passwords = {
      ...passwords,
      async hash(password) {
        await app.sql('update app.users set password_hash = $2 where id = $1', [user.id, replaced]);
        return passwords.hash(password);
      },
    };
    expect((await app.login(user.email, 'secret')).status).toBe(401);
    expect(await hashOf(user.id)).toBe(replaced);
  });
});

describe('CONTRACT Security: argon2id at m=19 MiB, t=2, p=1 or stronger', () => {
  it.each([
    { memoryCost: 8192, timeCost: 2 },
    { memoryCost: 19_456, timeCost: 1 },
  ])('a login hashes anew what was hashed with %o', async (cheaper) => {
    const user = await app.newUser(`cheap-${cheaper.memoryCost}@example.com`);
    app.services.passwords = makePasswords(makeSecrets([newKey]));
    const [secret] = makeSecrets([newKey]).keys('password-pepper');
    const cheap = await hash('secret', { ...cheaper, parallelism: 1, secret });
    await app.sql('update app.users set password_hash = $2 where id = $1', [user.id, cheap]);
    expect((await app.login(user.email, 'secret')).status).toBe(200);
    expect(await hashOf(user.id)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('a stronger one stays', async () => {
    const user = await app.newUser('strong@example.com');
    app.services.passwords = makePasswords(makeSecrets([newKey]));
    const [secret] = makeSecrets([newKey]).keys('password-pepper');
    const strong = await hash('secret', { memoryCost: 32_768, timeCost: 3, parallelism: 1, secret });
    await app.sql('update app.users set password_hash = $2 where id = $1', [user.id, strong]);
    expect((await app.login(user.email, 'secret')).status).toBe(200);
    expect(await hashOf(user.id)).toBe(strong);
  });
});
