import type { CallRoute } from '@sokoni/contract/calls';
import { isCode } from '@sokoni/rules/code';
import { messages } from '@sokoni/rules/messages';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import type { PublicHandler, UserCall, UserHandler } from '#platform/route.ts';
import { comparePassword } from './compare-password.ts';
import { eraseAccount } from './delete-account.ts';
import { describeUser } from './describe-user.ts';
import { findUser, lockUser, type UserRow, updateNames } from './queries.ts';
import { refuseStaleSignIn } from './recent-sign-in.ts';
import { refuseShortPassword } from './refuse-short-password.ts';
import { requestMail } from './request-mail.ts';
import { changeOwnPassword } from './reset-password.ts';
import { deleteSession, findSessions, setSignedInAt } from './session-queries.ts';
import { spendCode } from './spend-code.ts';
import { plainAddress } from './subjects.ts';

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
  return { data: info, message: 'Your profile is saved.' };
};

export const changePassword: UserHandler<'PUT /admin/reset-password'> = async (call) => {
  const { body, caller, services, now } = call;
  refuseShortPassword(services.config, 'new_password', body.new_password);
  let user = await ownUser(call);
  if (user.password_hash === null) refuseStaleSignIn(caller, now);
  else if (body.current_password === null) {
    throw invalidField('current_password', messages.currentPasswordRequired);
  } else user = await provenUser(call, user, body.current_password);

  const passwordHash = await services.passwords.hash(body.new_password);
  await call.command('change_password', async (db, notes) => {
    const locked = await lockUser(db, user.id);
    if (locked?.password_hash !== user.password_hash) throw new DomainError('wrong_password');
    await changeOwnPassword(db, user.id, caller.sessionId, passwordHash);
    notes.audit({ subject: `user:${user.id}` });
  });
  return { data: { message: 'Your password is changed. Other devices are logged out.' } };
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
  return { data: { message: 'We have sent a code to your e-mail.' } };
};

export const confirmSession: UserHandler<'POST /accounts/api/v1/users/session/confirmation'> = async (
  call,
) => {
  const { body, caller, services, networkAddress, now } = call;
  const user = await ownUser(call);
  if (body.password !== undefined) await provenUser(call, user, body.password);
  else if (!isCode(body.otp ?? '')) throw invalidField('otp', messages.tokenInvalid);
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
  return { data: { message: 'Thank you, it is you.' } };
};

export const deleteAccount: UserHandler<'DELETE /accounts/api/v1/users/account/delete'> = async (call) => {
  const { caller, networkAddress, requestId, now } = call;
  refuseStaleSignIn(caller, now);
  await call.command('delete_account', async (db, notes) => {
    await eraseAccount(db, caller.userId, { networkAddress, requestId }, now);
    notes.audit({ subject: `user:${caller.userId}` });
  });
  return { data: { message: 'Your account is deleted.' } };
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
  const sessionId = call.params.session_id ?? '';
  await call.command('end_session', async (db, notes) => {
    const ended = await deleteSession(db, call.caller.userId, sessionId);
    if (!ended) throw new DomainError('not_found');
    notes.audit({ subject: `session:${sessionId}` });
  });
  return { data: { message: 'That device is logged out.' } };
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
