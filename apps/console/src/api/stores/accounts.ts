import type { Language } from '@sokoni/rules/languages';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { api, apiEnvelope } from '#api/client/client.ts';
import { keys } from '#api/client/keys.ts';
import { showAnswer } from '#api/client/show-answer.ts';
import { useAction } from '#api/client/use-action.ts';
import type { BodyFor, UserInfo } from '#contract-types.ts';
import { getSession, isAdminLoggedIn, loggedOut, userChanged, useSession } from '#session/session.ts';

/** SPEC section 7: register. Hand the answer to `afterRegister`. */
export function useRegister() {
  return useAction((body: BodyFor<'POST /accounts/api/v1/auth/users/register'>, idempotencyKey) =>
    apiEnvelope('POST /accounts/api/v1/auth/users/register', { body, idempotencyKey }),
  );
}

/** SPEC section 7: login. Hand the answer to `afterLogin`. */
export function useLogin() {
  return useAction((body: BodyFor<'POST /accounts/api/v1/auth/users/login'>, idempotencyKey) =>
    apiEnvelope('POST /accounts/api/v1/auth/users/login', { body, idempotencyKey }),
  );
}

/** Answers the provider's address; send the browser there after `beginGoogleTrip`. */
export function useGoogleInit() {
  return useAction((body: BodyFor<'POST /accounts/api/v1/auth/users/google/signin/init'>, idempotencyKey) =>
    api('POST /accounts/api/v1/auth/users/google/signin/init', { body, idempotencyKey }),
  );
}

/** Completes a Google sign-in. Hand the answer to `afterLogin`. */
export function useGoogleSignIn() {
  return useAction((body: BodyFor<'POST /accounts/api/v1/auth/users/google/signin'>, idempotencyKey) =>
    apiEnvelope('POST /accounts/api/v1/auth/users/google/signin', { body, idempotencyKey }),
  );
}

/** Verifies with the four digits. Hand the answer to `afterVerify`. */
export function useVerifyEmail() {
  return useAction((body: BodyFor<'POST /accounts/api/v1/users/email/verify'>, idempotencyKey) =>
    api('POST /accounts/api/v1/users/email/verify', { body, idempotencyKey }),
  );
}

/** Verifies with the mailed link; whoever is signed in here is read anew, it may be the same person. */
export function useVerifyEmailLink() {
  return useAction(
    (token: string, idempotencyKey) =>
      api('POST /accounts/api/v1/users/email/verify/link', { body: { token }, idempotencyKey }),
    async () => {
      if (isAdminLoggedIn(getSession())) await loadMe().catch(() => undefined);
    },
  );
}

/** Sends the verification code again; does nothing (null) if no e-mail is given (SPEC section 5). */
export function useSendEmailCode() {
  return useAction(async (email: string, idempotencyKey) =>
    email.trim() === ''
      ? null
      : apiEnvelope('POST /accounts/api/v1/users/email/otp/send', {
          body: { app_id: 'sokoni', email },
          idempotencyKey,
        }),
  );
}

/** Sends a password-reset code; does nothing (null) if no e-mail is given (SPEC section 5). */
export function useSendPasswordCode() {
  return useAction(async (email: string, idempotencyKey) =>
    email.trim() === ''
      ? null
      : apiEnvelope('POST /accounts/api/v1/auth/password/otp/send', {
          body: { app_id: 'sokoni', email },
          idempotencyKey,
        }),
  );
}

export function useResetPassword() {
  return useAction((body: BodyFor<'POST /accounts/api/v1/auth/password/reset'>, idempotencyKey) =>
    api('POST /accounts/api/v1/auth/password/reset', { body, idempotencyKey }),
  );
}

/** A signed-in user changes the own password; every other session dies. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (body: BodyFor<'PUT /admin/reset-password'>) => api('PUT /admin/reset-password', { body }),
    onSuccess: (_, __, ___, { client }) => {
      // Whoever had no password has one now, and the other devices are gone from the list.
      void client.invalidateQueries({ queryKey: keys.me });
      void client.invalidateQueries({ queryKey: keys.sessions });
    },
  });
}

/** The signed-in user, kept true in the session: roles and verification may change on another device. */
export function useMe(options: { enabled?: boolean; refetchInterval?: number } = {}) {
  const isLoggedIn = useSession(isAdminLoggedIn);
  return useQuery({
    ...meQuery,
    enabled: isLoggedIn && (options.enabled ?? true),
    refetchInterval: options.refetchInterval ?? false,
  });
}

export const meQuery = queryOptions({ queryKey: keys.me, queryFn: ({ signal }) => loadMe(signal) });

/** Reads the signed-in user and puts what has changed into the session. */
export async function loadMe(signal?: AbortSignal): Promise<UserInfo> {
  const info = await api('GET /accounts/api/v1/users/me', { signal });
  const { user } = getSession();
  if (user?.id === info.id && JSON.stringify(user) !== JSON.stringify(info)) userChanged(info);
  return info;
}

export function useUpdateMe() {
  return useMutation({
    mutationFn: (body: BodyFor<'PUT /accounts/api/v1/users/me'>) =>
      api('PUT /accounts/api/v1/users/me', { body }),
    onSuccess: (info, _, __, { client }) => {
      userChanged(info);
      showAnswer(client, keys.me, info);
    },
  });
}

/** The lists follow at once; a choice that could not be saved is taken back. */
export function useChooseRowsPerPage() {
  return useMutation({
    mutationFn: (rows_per_page: UserInfo['rows_per_page']) =>
      api('PUT /accounts/api/v1/users/preferences', { body: { rows_per_page } }),
    onMutate: (rows_per_page) => {
      const { user } = getSession();
      if (user) userChanged({ ...user, rows_per_page });
      return user?.rows_per_page;
    },
    onError: (_, __, before) => {
      const { user } = getSession();
      if (user && before) userChanged({ ...user, rows_per_page: before });
    },
    onSuccess: (info, _, __, { client }) => {
      userChanged(info);
      showAnswer(client, keys.me, info);
    },
  });
}

/** Of the account: mails to the user are written in it, and the next device that is logged in at reads in it. */
export function useSaveLanguage() {
  return useMutation({
    mutationFn: (language: Language) => api('PUT /accounts/api/v1/users/preferences', { body: { language } }),
    onSuccess: (info, _, __, { client }) => {
      userChanged(info);
      showAnswer(client, keys.me, info);
    },
  });
}

/** Mails the code with which a grave step is confirmed (`sign_in_again`). */
export function useSendConfirmationCode() {
  return useAction<{ message: string }, void>((_, idempotencyKey) =>
    api('POST /accounts/api/v1/users/session/confirmation/code', { idempotencyKey }),
  );
}

/** Confirms with the password or a mailed code that it is still the same person; good for 15 minutes. */
export function useConfirmSession() {
  return useAction((body: BodyFor<'POST /accounts/api/v1/users/session/confirmation'>, idempotencyKey) =>
    api('POST /accounts/api/v1/users/session/confirmation', { body, idempotencyKey }),
  );
}

/** Deletes the account and ends the session here. Rejects with `sign_in_again` when it must be confirmed first. */
export function useDeleteAccount() {
  return useMutation({
    mutationFn: () => api('DELETE /accounts/api/v1/users/account/delete'),
    onSuccess: () => loggedOut(),
  });
}

/** Logs one other device out. */
export function useEndSession() {
  return useMutation({
    mutationFn: (sessionId: string) =>
      api('DELETE /accounts/api/v1/users/sessions/{session_id}', { params: { session_id: sessionId } }),
    onSettled: (_, __, ___, ____, { client }) => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

export function useSessions() {
  return useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => api('GET /accounts/api/v1/users/sessions', { signal }),
  });
}
