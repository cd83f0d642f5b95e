import type { CallRoute } from '@sokoni/contract/calls';
import { isCode } from '@sokoni/rules/access/one-time-code';
import { DomainError, refusedField } from '#core/errors/domain-error.ts';
import type { PublicHandler, UserCall, UserHandler } from '#core/http/route.ts';
import { requestMail } from './codes/request-mail.ts';
import { spendCode } from './codes/spend-code.ts';
import { plainAddress } from './codes/subjects.ts';
import { describeUser } from './describe-user.ts';
import {
  findUser,
  lockUser,
  updatePreferences as savePreferences,
  type UserRow,
  updateNames,
} from './queries.ts';
import { refuseShortPassword } from './refuse-short-password.ts';
import { say } from './sentences.ts';
import { refuseStaleSignIn } from './sessions/recent-sign-in.ts';
import { deleteSession, findSessions, setSignedInAt } from './sessions/session-queries.ts';
import { comparePassword } from './sign-in/compare-password.ts';
import { changeOwnPassword } from './sign-in/reset-password.ts';

export const getMe: UserHandler<'GET /accounts/api/v1/users/me'> = async (call) => ({
  data: await call.read((db) => describeUser(db, call.caller.userId)),
});

export const updateMe: UserHandler<'PUT /accounts/api/v1/users/me'> = async (call) => {
  const { userId } = call.caller;
  const info = await call.command('update_user', async (db, notes) => {
    const before = await describeUser(db, userId);
    await updateNames(db, userId, call.body);
    const after = await describeUser(db, userId);
    const changed = (['first_name', 'last_name', 'phone'] as const).filter(
      (name) => before[name] !== after[name],
    );
    notes.audit({ subject: `user:${userId}`, after: { changed } });
    return after;
  });
  return { data: info, message: say('profileSaved') };
};

export const updatePreferences: UserHandler<'PUT /accounts/api/v1/users/preferences'> = async (call) => {
  const { userId } = call.caller;
  const info = await call.command('update_preferences', async (db) => {
    await savePreferences(db, userId, call.body);
    return describeUser(db, userId);
  });
  return { data: info };
};

export const changePassword: UserHandler<'PUT /admin/reset-password'> = async (call) => {
  const { body, caller, services, now } = call;
  refuseShortPassword(services.config, 'new_password', body.new_password);
  let user = await ownUser(call);
  if (user.password_hash === null) refuseStaleSignIn(caller, now);
  else if (body.current_password === null) {
    throw refusedField('current_password', { reason: 'current_password_required' });
  } else user = await provenUser(call, user, body.current_password);

  const passwordHash = await services.passwords.hash(body.new_password);
  await call.command('change_password', async (db, notes) => {
    const locked = await lockUser(db, user.id);
    if (locked?.password_hash !== user.password_hash) throw new DomainError('wrong_password');
    await changeOwnPassword(db, user.id, caller.sessionId, passwordHash);
    notes.audit({ subject: `user:${user.id}` });
  });
  return { data: { message: say('passwordChanged') } };
};

export const sendConfirmationCode: UserHandler<
  'POST /accounts/api/v1/users/session/confirmation/code'
> = async (call) => {
  const { services, networkAddress, now } = call;
  const user = await ownUser(call);
  await call.command('send_confirmation_code', (db) =>
    requestMail(
      db,
      services.secrets,
      { template: 'confirm_session', emailKey: user.email_key, networkAddress },
      now,
    ),
  );
  return { data: { message: say('codeSent') } };
};

export const confirmSession: UserHandler<'POST /accounts/api/v1/users/session/confirmation'> = async (
  call,
) => {
  const { body, caller, services, networkAddress, now } = call;
  const user = await ownUser(call);
  if (body.password !== undefined) await provenUser(call, user, body.password);
  else if (!isCode(body.otp ?? '')) throw refusedField('otp', { reason: 'code_invalid' });
  const digits = body.password === undefined ? (body.otp ?? '') : null;

  await call.command('confirm_session', async (db, notes) => {
    if (digits !== null) {
      const guess = {
        purpose: 'confirm_session' as const,
        emailKey: user.email_key,
        userId: user.id,
        digits,
        networkAddress,
      };
      const refusal = await spendCode(db, services.secrets, guess, now);
      if (refusal) return refusal;
    }
    await setSignedInAt(db, caller.sessionId, now);
    notes.audit({
      subject: `session:${caller.sessionId}`,
      after: { by: digits === null ? 'password' : 'code' },
    });
  });
  return { data: { message: say('identityConfirmed') } };
};

export const getNetworkAddress: PublicHandler<'GET /accounts/api/v1/network-address'> = async (call) => ({
  data: plainAddress(call.networkAddress),
});

export const listSessions: UserHandler<'GET /accounts/api/v1/users/sessions'> = async (call) => {
  const rows = await call.read((db) => findSessions(db, call.caller.userId, call.now));
  const sessions = rows.map((row) => ({
    id: row.id,
    current: row.id === call.caller.sessionId,
    platform: row.platform,
    address: row.address,
    signed_in_at: row.signed_in_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  }));
  return { data: sessions };
};

export const endSession: UserHandler<'DELETE /accounts/api/v1/users/sessions/{session_id}'> = async (
  call,
) => {
  const sessionId = call.params.session_id;
  await call.command('end_session', async (db, notes) => {
    const ended = await deleteSession(db, call.caller.userId, sessionId);
    if (!ended) throw new DomainError('not_found');
    notes.audit({ subject: `session:${sessionId}` });
  });
  return { data: { message: say('deviceLoggedOut') } };
};

type OwnCall = Pick<UserCall<CallRoute>, 'caller' | 'read' | 'services' | 'networkAddress' | 'now'>;

async function ownUser(call: OwnCall): Promise<UserRow> {
  const user = await call.read((db) => findUser(db, call.caller.userId));
  if (!user) throw new DomainError('not_signed_in');
  return user;
}

/** Counts against the caps of logging in. */
async function provenUser(call: OwnCall, user: UserRow, password: string): Promise<UserRow> {
  const tried = { emailKey: user.email_key, password, networkAddress: call.networkAddress };
  const proven = await comparePassword(call.services, tried, call.now);
  if (!proven) throw new DomainError('wrong_password');
  return proven;
}
