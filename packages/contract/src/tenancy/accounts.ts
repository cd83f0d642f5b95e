import { checkCodeRequest, checkPasswordChange, checkReset } from '@sokoni/rules/access/reset-form';
import { checkSignIn, checkSignInIos } from '@sokoni/rules/access/sign-in-form';
import { checkProfile, checkSignUp } from '@sokoni/rules/access/sign-up-form';
import { limits } from '@sokoni/rules/limits';
import { rowsPerPageChoices } from '@sokoni/rules/lists/page-window';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { email, id, language, nothing, password, reasoned, text, time } from '#fields.ts';
import { refusal } from '#refusals.ts';
import { inboxInvite } from './invites.ts';

const rowsPerPage = z.literal(rowsPerPageChoices);

/** SPEC section 3 "Admin/user info", plus `id` and the code to hand on. */
export const userInfo = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  email_verified: z.boolean(),
  has_password: z.boolean(),
  referral_code: z.string(),
  /** Rows on a page of the lists of the console. */
  rows_per_page: rowsPerPage,
  /** That was chosen; null: the browser's. Mails to the user are written in it. */
  language: language.nullable(),
  roles: z.record(id, z.array(z.string())),
});

/** SPEC section 3 "Device fingerprint"; kept as told, never trusted. */
export const fingerprint = z
  .object({
    id: z.string().max(200).nullish(),
    model: z.string().max(200).nullish(),
    os_version: z.string().max(200).nullish(),
    screen_width: z.number().nullish(),
    screen_height: z.number().nullish(),
    manufacturer: z.string().max(200).nullish(),
    is_physical_device: z.boolean().nullish(),
    screen_resolution: z.string().max(60).nullish(),
    firebase_device_id: z.string().max(400).nullish(),
    ip: z.string().max(60).nullish(),
    timezone: z.string().max(60).nullish(),
  })
  .nullish();

const appId = z.literal('sokoni', { error: refusal('app_id_unknown') });
const source = z.enum(['web', 'ios', 'android']).nullish();
const otp = z.string().trim().max(200).default('');

/** What a sign-in answers beside its token. `otp` is the one-time hand-off of the iOS flow. */
export const signedIn = z.object({
  info: userInfo,
  invites: z.array(inboxInvite),
  message: z.string(),
  otp: z.string().optional(),
  /** Seconds that the session lives unless it is refreshed. */
  expires_in: z.number().int(),
});

export const accountCalls = defineCalls({
  'POST /accounts/api/v1/auth/users/register': {
    summary: 'Create an account. The user is logged in, with an email still to verify.',
    mintsToken: true,
    body: reasoned(
      z.object({
        app_id: appId,
        email,
        password,
        first_name: text(limits.personNameLength).default(''),
        last_name: text(limits.personNameLength).default(''),
        phone: text(30).default(''),
        referral_code: text(limits.referralCodeLength).nullish(),
        reg_channel: text(20).default('web'),
        platform: text(20).default('web'),
        firebase_device_id: text(400).nullish(),
        timezone: text(60).nullish(),
        source,
        include_otp: z.boolean().nullish(),
        fingerprint,
      }),
      (form) => checkSignUp(form),
    ),
    data: signedIn,
  },
  'POST /accounts/api/v1/auth/users/login': {
    summary: 'Log in with email and password.',
    mintsToken: true,
    body: reasoned(
      z.object({
        app_id: appId,
        email,
        password,
        remember_me: z.boolean().nullish(),
        platform: text(20).default('web'),
        source,
        include_otp: z.boolean().nullish(),
        fingerprint,
      }),
      (form) => (form.source === 'ios' ? checkSignInIos(form) : checkSignIn(form)),
    ),
    data: signedIn,
  },
  'POST /accounts/api/v1/auth/users/otp/login': {
    summary: 'Exchange the one-time code of the iOS login for a session. 60 seconds, single use.',
    mintsToken: true,
    body: z.object({ app_id: appId.nullish(), otp, fingerprint }),
    data: signedIn,
  },
  'POST /accounts/api/v1/auth/users/google/signin/init': {
    summary: 'Start a Google sign-in. Returns the address to send the browser to.',
    body: z.object({ app_id: appId, remember_me: z.boolean().nullish() }),
    data: z.object({ url: z.url() }),
  },
  'POST /accounts/api/v1/auth/users/google/signin': {
    summary: 'Complete a Google sign-in with what the provider returned.',
    mintsToken: true,
    body: z.object({
      app_id: appId,
      code: z.string().min(1).max(2000),
      state: z.string().min(1).max(200),
      fingerprint,
    }),
    data: signedIn,
  },
  'POST /accounts/api/v1/auth/users/logout': {
    summary: 'End this session.',
    body: z.strictObject({}).nullish(),
    data: nothing,
  },
  'POST /accounts/api/v1/users/email/verify': {
    summary: 'Verify the email with the emailed 4-digit code.',
    body: z.object({ otp, source, include_otp: z.boolean().nullish() }),
    data: z.object({ token: z.string(), info: userInfo, otp: z.string().optional(), message: z.string() }),
  },
  'POST /accounts/api/v1/users/email/verify/link': {
    summary: 'Verify the email with the emailed link, on any device.',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    data: nothing,
  },
  'POST /accounts/api/v1/users/email/otp/send': {
    summary: 'Resend the verification email. The response is the same whether or not the address exists.',
    body: reasoned(z.object({ app_id: appId, email }), checkCodeRequest),
    data: nothing,
  },
  'POST /accounts/api/v1/auth/password/otp/send': {
    summary: 'Send a password-reset email. The response is the same whether or not the address exists.',
    body: reasoned(z.object({ app_id: appId, email }), checkCodeRequest),
    data: nothing,
  },
  'POST /accounts/api/v1/auth/password/reset': {
    summary: 'Set a new password with the emailed code, or with the token of the emailed link as `otp`.',
    body: reasoned(
      z.object({
        app_id: appId,
        otp,
        email: email.nullish(),
        new_password: password,
        repeat_password: password,
      }),
      (form) => checkReset(form),
    ),
    data: nothing,
  },
  'PUT /admin/reset-password': {
    summary: 'Change your password. Every other session ends.',
    body: reasoned(
      // Null from a user who came by Google and has no password yet.
      z.object({ current_password: password.nullable(), new_password: password, repeat_password: password }),
      (form) => checkPasswordChange(form),
    ),
    data: nothing,
  },
  'POST /accounts/api/v1/users/token/refresh': {
    summary: 'Get a new user token for the same session; the old one expires after 30 seconds.',
    body: z.object({}).nullish(),
    data: z.string(),
  },
  'GET /accounts/api/v1/users/me': {
    summary: 'Retrieve the logged-in user.',
    data: userInfo,
  },
  'PUT /accounts/api/v1/users/me': {
    summary: 'Update your name and phone.',
    body: reasoned(
      z.strictObject({
        first_name: text(limits.personNameLength).default(''),
        last_name: text(limits.personNameLength).default(''),
        phone: text(30).default(''),
      }),
      checkProfile,
    ),
    data: userInfo,
  },
  'PUT /accounts/api/v1/users/preferences': {
    summary: 'Choose your language, and how many rows your lists show on a page.',
    body: z
      .strictObject({ rows_per_page: rowsPerPage.optional(), language: language.optional() })
      .refine((body) => Object.keys(body).length > 0, refusal('preference_required')),
    data: userInfo,
  },
  'POST /accounts/api/v1/users/session/confirmation/code': {
    summary: 'Email a code with which the logged-in user confirms a sensitive action.',
    body: z.strictObject({}).nullish(),
    data: nothing,
  },
  'POST /accounts/api/v1/users/session/confirmation': {
    summary: 'Confirm your identity with the password or an emailed code; valid for 15 minutes.',
    body: z.strictObject({ password: z.string().min(1).max(400).optional(), otp: otp.optional() }),
    data: nothing,
  },
  'DELETE /accounts/api/v1/users/account/delete': {
    summary: 'Delete your account. The session must have logged in within 15 minutes.',
    data: nothing,
  },
  'GET /accounts/api/v1/network-address': {
    summary: 'Retrieve the caller’s IP address as the server sees it.',
    data: z.string(),
  },
  'GET /accounts/api/v1/users/sessions': {
    summary: 'List the devices the user is logged in on.',
    data: z.array(
      z.object({
        id,
        current: z.boolean(),
        platform: z.string(),
        address: z.string(),
        signed_in_at: time,
        last_used_at: time,
      }),
    ),
  },
  'DELETE /accounts/api/v1/users/sessions/{session_id}': {
    summary: 'Log out one device of the user.',
    body: z.strictObject({}).nullish(),
    data: nothing,
  },
});
