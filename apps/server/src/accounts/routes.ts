import { isCode, isMailedToken } from '@sokoni/rules/code';
import { normaliseEmail } from '@sokoni/rules/email';
import { messages } from '@sokoni/rules/messages';
import { transaction } from '#platform/database/transaction.ts';
import { DomainError, invalidField } from '#platform/domain-error.ts';
import type { PublicHandler, UserHandler } from '#platform/route.ts';
import { hashOfToken } from '#platform/secrets.ts';
import { answerSignIn, deviceOf, type Opened, timezoneOf, wantsHandOff } from './answer-sign-in.ts';
import { caps, secondsAfter } from './caps.ts';
import { comparePassword } from './compare-password.ts';
import { describeUser } from './describe-user.ts';
import { arriveFromGoogle, googleOf, redirectUri } from './google/arrive.ts';
import { findOrAddUser } from './google/find-or-add-user.ts';
import { startAtProvider } from './google/provider.ts';
import { insertSignIn } from './google/queries.ts';
import { logIn, logInByHandOff } from './log-in.ts';
import { mintToken } from './mint-token.ts';
import { lifetimeSeconds, openSession } from './open-session.ts';
import { refuseShortPassword } from './refuse-short-password.ts';
import { registerUser } from './register-user.ts';
import { renewSession } from './renew-session.ts';
import { requestMail } from './request-mail.ts';
import { type ResetProof, replacePassword } from './reset-password.ts';
import { deleteSession } from './session-queries.ts';
import { refuseExhaustedNetwork } from './spend-code.ts';
import { verifyByCode, verifyByLink } from './verify-email.ts';

const nobody = { userId: null, storeId: null };
const welcomeBack = (info: { first_name: string }) => messages.welcomeBack(info.first_name);
const codeSent = { message: 'If this e-mail belongs to an account, a code is on its way to it.' };

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
  return answerSignIn(
    call,
    opened,
    (info) => `Welcome to Sokoni, ${info.first_name}! We have sent a code to your e-mail.`,
  );
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
    await insertSignIn(db, hashOfToken(started.state), {
      nonce: started.nonce,
      code_verifier: started.codeVerifier,
      remember_me: call.body.remember_me === true,
      expires_at: secondsAfter(call.now, caps.googleSignInSeconds),
    });
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
    await deleteSession(db, userId, sessionId);
    notes.audit({ subject: `session:${sessionId}` });
  });
  return { data: { message: 'You are logged out.' } };
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
  if (!isCode(body.otp)) throw invalidField('otp', messages.tokenInvalid);
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
    return { data: { token, info, otp: handOff, message: 'Your e-mail is verified.' } };
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
  return { data: { message: 'Your e-mail is verified.' } };
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
  return { data: { message: 'Your password is changed. Log in with the new one.' } };
};

/** Four digits go with an address; anything longer is the token of the mailed link, which knows its address. */
function proofOf({ otp, email }: { otp: string; email?: string | null }): ResetProof {
  if (isMailedToken(otp)) return { kind: 'link', token: otp };
  if (!isCode(otp)) throw invalidField('otp', messages.tokenInvalid);
  if (!email) throw invalidField('email', messages.emailRequired);
  return { kind: 'code', emailKey: normaliseEmail(email), digits: otp };
}
