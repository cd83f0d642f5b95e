import { isCode, isMailedToken } from '@sokoni/rules/access/one-time-code';
import { normaliseEmail } from '@sokoni/rules/forms/email';
import { transaction } from '#core/database/access/transaction.ts';
import { DomainError, refusedField } from '#core/errors/domain-error.ts';
import type { PublicHandler, UserHandler } from '#core/http/route.ts';
import { requestMail } from '#tenancy/accounts/codes/request-mail.ts';
import { refuseExhaustedNetwork } from '#tenancy/accounts/codes/spend-code.ts';
import { describeUser } from '#tenancy/accounts/describe-user.ts';
import { refuseShortPassword } from '#tenancy/accounts/refuse-short-password.ts';
import { say } from '#tenancy/accounts/sentences.ts';
import { closeSession } from '#tenancy/accounts/sessions/close-session.ts';
import { mintToken } from '#tenancy/accounts/sessions/mint-token.ts';
import { lifetimeSeconds, openSession } from '#tenancy/accounts/sessions/open-session.ts';
import { renewSession } from '#tenancy/accounts/sessions/renew-session.ts';
import { comparePassword } from '#tenancy/accounts/sign-in/compare-password.ts';
import { arriveFromGoogle, googleOf, redirectUri } from '#tenancy/accounts/sign-in/google/arrive.ts';
import { findOrAddUser } from '#tenancy/accounts/sign-in/google/find-or-add-user.ts';
import { startAtProvider } from '#tenancy/accounts/sign-in/google/provider.ts';
import { saveSignIn } from '#tenancy/accounts/sign-in/google/save-sign-in.ts';
import { logIn, logInByHandOff, type Opened } from '#tenancy/accounts/sign-in/log-in.ts';
import { registerUser } from '#tenancy/accounts/sign-in/register-user.ts';
import { type ResetProof, replacePassword } from '#tenancy/accounts/sign-in/reset-password.ts';
import { verifyByCode, verifyByLink } from '#tenancy/accounts/sign-in/verify-email.ts';
import { answerSignIn, deviceOf, timezoneOf, wantsHandOff } from './answer-sign-in.ts';

const nobody = { userId: null, storeId: null };
const welcomeBack = (info: { first_name: string }) => say('welcomeBack', { name: info.first_name });
const codeSent = { message: say('codeSentIfKnown') };

export const register: PublicHandler<'POST /accounts/api/v1/auth/users/register'> = async (call) => {
  const { body, services, now } = call;
  refuseShortPassword(services.config, 'password', body.password);
  const passwordHash = await services.passwords.hash(body.password);
  const opened = await call.command('register_user', async (db, notes) => {
    const registration = {
      email: body.email,
      passwordHash,
      firstName: body.first_name,
      lastName: body.last_name,
      phone: body.phone,
      referralCode: body.referral_code || null,
      regChannel: body.reg_channel,
      platform: body.platform,
      timezone: timezoneOf(call),
      networkAddress: call.networkAddress,
    };
    const userId = await registerUser(db, services.secrets, registration, now);
    if (userId instanceof DomainError) return userId;
    await notes.actor(userId);
    notes.audit({ subject: `user:${userId}`, after: { reg_channel: body.reg_channel } });
    const sessionId = await openSession(db, userId, deviceOf(call), lifetimeSeconds(false), now);
    return { user_id: userId, session_id: sessionId };
  });
  return answerSignIn(call, opened, (info) => say('welcome', { name: info.first_name }));
};

export const login: PublicHandler<'POST /accounts/api/v1/auth/users/login'> = async (call) => {
  const { body, services, now } = call;
  await call.earlierAnswer();
  const tried = {
    emailKey: normaliseEmail(body.email),
    password: body.password,
    networkAddress: call.networkAddress,
  };
  const user = await comparePassword(services, tried, now);
  if (!user) throw new DomainError('wrong_credentials');
  const opened = await call.command('log_in', async (db, notes) => {
    await notes.actor(user.id);
    notes.audit({ subject: `user:${user.id}` });
    return logIn(db, user, deviceOf(call), lifetimeSeconds(body.remember_me), now);
  });
  return answerSignIn(call, opened, welcomeBack);
};

export const otpLogin: PublicHandler<'POST /accounts/api/v1/auth/users/otp/login'> = async (call) => {
  const opened = await call.command('log_in_by_hand_off', async (db, notes) => {
    const entered = await logInByHandOff(
      db,
      call.body.otp,
      { ...deviceOf(call), platform: 'mobile' },
      call.now,
    );
    if (entered instanceof DomainError) return entered;
    await notes.actor(entered.user_id);
    notes.audit({ subject: `user:${entered.user_id}` });
    return entered;
  });
  return answerSignIn(call, opened, welcomeBack);
};

export const googleInit: PublicHandler<'POST /accounts/api/v1/auth/users/google/signin/init'> = async (
  call,
) => {
  const { config } = call.services;
  const started = await startAtProvider(googleOf(config), redirectUri(config));
  const url = await call.command('start_google_sign_in', async (db) => {
    await saveSignIn(db, started, call.body.remember_me === true, call.now);
    return started.url;
  });
  return { data: { url } };
};

export const googleSignIn: PublicHandler<'POST /accounts/api/v1/auth/users/google/signin'> = async (call) => {
  const earlier = await call.earlierAnswer<Opened>();
  if (earlier) return answerSignIn(call, earlier.answer, welcomeBack);
  const arrived = await arriveFromGoogle(call.services, call.body, call.now, ({ person, rememberMe }) =>
    call.command('log_in_by_google', async (db, notes) => {
      const { userId, arrival } = await findOrAddUser(db, person, { timezone: timezoneOf(call) }, call.now);
      await notes.actor(userId);
      notes.audit({ subject: `user:${userId}`, after: { google_account: arrival } });
      const sessionId = await openSession(db, userId, deviceOf(call), lifetimeSeconds(rememberMe), call.now);
      return { user_id: userId, session_id: sessionId };
    }),
  );
  // Another request has finished this sign-in: one with our key, or one that is none of ours.
  const opened = arrived ?? (await call.earlierAnswer<Opened>())?.answer;
  if (!opened) throw new DomainError('google_sign_in_failed');
  return answerSignIn(call, opened, welcomeBack);
};

export const logout: UserHandler<'POST /accounts/api/v1/auth/users/logout'> = async (call) => {
  const { userId, sessionId } = call.caller;
  await call.command('log_out', async (db, notes) => {
    await closeSession(db, userId, sessionId);
    notes.audit({ subject: `session:${sessionId}` });
  });
  return { data: { message: say('loggedOut') } };
};

export const refreshToken: UserHandler<'POST /accounts/api/v1/users/token/refresh'> = async (call) => {
  const { sessionId, tokenHash } = call.caller;
  await call.command('refresh_token', async (db, notes) => {
    await renewSession(db, sessionId, tokenHash, call.now);
    notes.audit({ subject: `session:${sessionId}` });
  });
  const { token } = await transaction(call.services.pool, nobody, (db) =>
    mintToken(db, sessionId, { fromRefresh: true, handOff: false }, call.now),
  );
  return { data: token };
};

export const verifyEmail: UserHandler<'POST /accounts/api/v1/users/email/verify'> = async (call) => {
  const { body, caller, services, now } = call;
  if (!isCode(body.otp)) throw refusedField('otp', { reason: 'code_invalid' });
  const tried = { userId: caller.userId, digits: body.otp, networkAddress: call.networkAddress };
  await call.command('verify_email', async (db, notes) => {
    const refusal = await verifyByCode(db, services.secrets, tried, now);
    if (refusal) return refusal;
    await renewSession(db, caller.sessionId, caller.tokenHash, now);
    notes.audit({ subject: `user:${caller.userId}` });
  });
  const scope = { userId: caller.userId, storeId: null };
  return transaction(services.pool, scope, async (db) => {
    const mint = { fromRefresh: false, handOff: wantsHandOff(body) };
    const { token, handOff } = await mintToken(db, caller.sessionId, mint, now);
    const info = await describeUser(db, caller.userId);
    return { data: { token, info, otp: handOff, message: say('emailVerified') } };
  });
};

export const verifyEmailByLink: PublicHandler<'POST /accounts/api/v1/users/email/verify/link'> = async (
  call,
) => {
  await call.command('verify_email', async (db, notes) => {
    const userId = await verifyByLink(db, call.body.token, call.now);
    await notes.actor(userId);
    notes.audit({ subject: `user:${userId}` });
  });
  return { data: { message: say('emailVerified') } };
};

export const sendEmailCode: PublicHandler<'POST /accounts/api/v1/users/email/otp/send'> = async (call) => {
  await call.command('send_email_code', (db) =>
    requestMail(
      db,
      call.services.secrets,
      {
        template: 'verify_email',
        emailKey: normaliseEmail(call.body.email),
        networkAddress: call.networkAddress,
      },
      call.now,
    ),
  );
  return { data: codeSent };
};

export const sendPasswordCode: PublicHandler<'POST /accounts/api/v1/auth/password/otp/send'> = async (
  call,
) => {
  await call.command('send_password_code', (db) =>
    requestMail(
      db,
      call.services.secrets,
      {
        template: 'reset_password',
        emailKey: normaliseEmail(call.body.email),
        networkAddress: call.networkAddress,
      },
      call.now,
    ),
  );
  return { data: codeSent };
};

export const resetPassword: PublicHandler<'POST /accounts/api/v1/auth/password/reset'> = async (call) => {
  const { body, services, networkAddress, now } = call;
  const proof = proofOf(body);
  refuseShortPassword(services.config, 'new_password', body.new_password);
  if (proof.kind === 'code') {
    await call.read((db) => refuseExhaustedNetwork(db, 'reset_password', networkAddress, now));
  }
  const passwordHash = await services.passwords.hash(body.new_password);
  await call.command('reset_password', async (db, notes) => {
    const userId = await replacePassword(db, services.secrets, proof, { passwordHash, networkAddress }, now);
    if (userId instanceof DomainError) return userId;
    await notes.actor(userId);
    notes.audit({ subject: `user:${userId}`, after: { by: proof.kind } });
  });
  return { data: { message: say('passwordReset') } };
};

/** Four digits go with an address; anything longer is the token of the mailed link, which knows its address. */
function proofOf({ otp, email }: { otp: string; email?: string | null | undefined }): ResetProof {
  if (isMailedToken(otp)) return { kind: 'link', token: otp };
  if (!isCode(otp)) throw refusedField('otp', { reason: 'code_invalid' });
  if (!email) throw refusedField('email', { reason: 'email_required' });
  return { kind: 'code', emailKey: normaliseEmail(email), digits: otp };
}
