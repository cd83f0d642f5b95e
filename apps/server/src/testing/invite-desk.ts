import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from './app.ts';

const day = 24 * 60 * 60;

/** For the tests of a file: Amina with a store of her own, somebody to be invited, and the calls between them. */
export function inviteDesk() {
  const desk = {} as { app: TestApp; amina: TestUser; guest: TestUser; id: string };
  beforeAll(async () => {
    desk.app = await startTestApp();
  });
  beforeEach(async () => {
    desk.amina = await desk.app.verifiedUser();
    desk.guest = await desk.app.verifiedUser({ first_name: 'Otieno', last_name: 'Were' });
    desk.id = (await desk.app.newStore(desk.amina.token)).id;
  });
  afterAll(() => desk.app.close());

  const send = (
    body: Record<string, unknown>,
    token = desk.amina.token,
    headers: Record<string, string> = {},
  ) =>
    desk.app.call('POST /marketplace/v1/stores/{id}/invites', {
      token,
      params: { id: desk.id },
      body: { role: 'manager', ...body },
      headers,
    });

  const list = (search: Record<string, string> = {}, token = desk.amina.token) =>
    desk.app.call('GET /marketplace/v1/stores/{id}/invites', {
      token,
      params: { id: desk.id },
      query: search,
    });

  const withdraw = (inviteId: string, token = desk.amina.token, store = desk.id) =>
    desk.app.call('DELETE /marketplace/v1/stores/{id}/invites/{invite_id}', {
      token,
      params: { id: store, invite_id: inviteId },
    });

  const inbox = async (token = desk.guest.token) =>
    (await desk.app.call('GET /accounts/api/v1/users/invites/inbox', { token })).data;

  const answer = (
    body: Record<string, unknown>,
    token = desk.guest.token,
    headers: Record<string, string> = {},
  ) => desk.app.call('POST /accounts/api/v1/users/invites/update', { token, body, headers });

  const rolesOf = async (token = desk.guest.token) =>
    (await desk.app.call('GET /accounts/api/v1/users/me', { token })).data.roles;

  const address = () => `guest-${randomUUID().slice(0, 13)}@example.com`;

  /** An open invite for the guest, as the body that accepts it. */
  async function invited(role = 'manager') {
    const { data } = await send({ email: desk.guest.email, role });
    const found = (await inbox()).find((invite) => invite.invite_id === data.invite_id);
    return { invite_id: data.invite_id, accepted: true, business_code: found?.business_code ?? '' };
  }

  /** Both log in again: their sessions have ended meanwhile. */
  async function passDays(days: number): Promise<void> {
    desk.app.advance(days * day);
    for (const user of [desk.amina, desk.guest]) {
      const body = { app_id: 'sokoni', email: user.email, password: user.password };
      user.token = (await desk.app.call('POST /accounts/api/v1/auth/users/login', { body })).token ?? '';
    }
  }

  return Object.assign(desk, { send, list, withdraw, inbox, answer, rolesOf, address, invited, passDays });
}
