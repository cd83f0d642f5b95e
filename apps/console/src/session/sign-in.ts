import type { InboxInvite, SignedIn } from '#contract-types.ts';
import { paths } from '#paths.ts';
import { followAccount } from './language.ts';
import { rememberLogin, signedIn, tokenRenewed, userChanged } from './session.ts';

/** Where to go next, and what travels along: `navigate(next.to, { state: next.state })`. */
export interface NextStep {
  to: string;
  state?: { from?: string | undefined; invites?: InboxInvite[]; email?: string };
}

export interface SignInAnswer {
  token: string;
  data: SignedIn;
}

/**
 * SPEC section 2 "Login": the session begins and the way leads to the stores, with the invites if there are any.
 * The iOS flow hands its one-time code to the app instead.
 */
export function afterLogin(
  answer: SignInAnswer,
  options: { rememberMe: boolean; origin?: string | undefined; ios?: boolean },
): NextStep {
  begin(answer);
  rememberLogin(options.rememberMe, answer.data.info.email);
  if (options.ios && answer.data.otp) return { to: paths.iosSuccess(answer.data.otp) };

  const { invites } = answer.data;
  return {
    to: paths.selectStore,
    state: { from: options.origin, ...(invites.length > 0 ? { invites } : {}) },
  };
}

/** SPEC section 2 "Sign-up": logged in but unverified, on to the four digits. */
export function afterRegister(answer: SignInAnswer, options: { ios?: boolean } = {}): NextStep {
  begin(answer);
  if (!options.ios) return { to: paths.verify };
  return { to: paths.verifyIos, state: { email: answer.data.info.email } };
}

/** SPEC section 2 "Verify": the e-mail is verified, on to the stores or back to the app. */
export function afterVerify(
  answer: { token: string; info: SignedIn['info']; otp?: string | undefined },
  options: { ios?: boolean; origin?: string | undefined } = {},
): NextStep {
  tokenRenewed(answer.token);
  userChanged({ ...answer.info, email_verified: true });
  if (options.ios && answer.otp) return { to: paths.iosSuccess(answer.otp) };
  return { to: paths.selectStore, state: { from: options.origin } };
}

function begin(answer: SignInAnswer): void {
  const { info } = answer.data;
  signedIn({ token: answer.token, info, expiresIn: answer.data.expires_in });
  if (info.language) followAccount(info.language).catch(() => {});
}
