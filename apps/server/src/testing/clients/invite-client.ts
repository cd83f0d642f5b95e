import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '#testing/http/app.ts';

const day = 24 * 60 * 60;

/** For the tests of a file: Amina with a store of her own, somebody to be invited, and the calls between them. */
export function inviteClient() {
  const client = {} as { app: TestApp; amina: TestUser; guest: TestUser; id: string };
  beforeAll(async () => {
    client.app = await startTestApp();
  });
  beforeEach(async () => {
    client.amina = await client.app.verifiedUser();
    client.guest = await client.app.verifiedUser({ first_name: 'Otieno', last_name: 'Were' });
    client.id = (await client.app.newStore(client.amina.token)).id;
  });
  afterAll(() => client.app.close());

  const send = (
    body: Record<string, unknown>,
    token = client.amina.token,
    headers: Record<string, string> = {},
  ) =>
    client.app.call('POST /marketplace/v1/stores/{id}/invites', {
      token,
      params: { id: client.id },
      body: { role: 'manager', ...body },
      headers,
    });

  const list = (search: Record<string, string> = {}, token = client.amina.token) =>
    client.app.call('GET /marketplace/v1/stores/{id}/invites', {
      token,
      params: { id: client.id },
      query: search,
    });

  const withdraw = (inviteId: string, token = client.amina.token, store = client.id) =>
    client.app.call('DELETE /marketplace/v1/stores/{id}/invites/{invite_id}', {
      token,
      params: { id: store, invite_id: inviteId },
    });

  const inbox = async (token = client.guest.token) =>
    (await client.app.call('GET /accounts/api/v1/users/invites/inbox', { token })).data;

  const answer = (
    body: Record<string, unknown>,
    token = client.guest.token,
    headers: Record<string, string> = {},
  ) => client.app.call('POST /accounts/api/v1/users/invites/update', { token, body, headers });

  const rolesOf = async (token = client.guest.token) =>
    (await client.app.call('GET /accounts/api/v1/users/me', { token })).data.roles;

  const address = () => `guest-${randomUUID().slice(0, 13)}@example.com`;

  /** An open invite for the guest, as the body that accepts it. */
  async function invited(role = 'manager') {
    const { data } = await send({ email: client.guest.email, role });
    const found = (await inbox()).find((invite) => invite.invite_id === data.invite_id);
    return { invite_id: data.invite_id, accepted: true, business_code: found?.business_code ?? '' };
  }

  /** Both log in again: their sessions have ended meanwhile. */
  async function passDays(days: number): Promise<void> {
    client.app.advance(days * day);
    for (const user of [client.amina, client.guest]) {
      const body = { app_id: 'sokoni', email: user.email, password: user.password };
      user.token = (await client.app.call('POST /accounts/api/v1/auth/users/login', { body })).token ?? '';
    }
  }

  return Object.assign(client, { send, list, withdraw, inbox, answer, rolesOf, address, invited, passDays });
}
