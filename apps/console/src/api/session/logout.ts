import { api } from '#api/client/client.ts';
import { paths } from '#paths.ts';
import { loggedOut } from '#session/session.ts';

/**
 * SPEC section 2: logout clears the session and goes to `/`; the answer is that path. The server is told, but nobody
 * waits for it: without a network the session still ends here.
 */
export function logout(): string {
  // The call has taken its token before the next line clears it.
  api('POST /accounts/api/v1/auth/users/logout').catch(() => undefined);
  loggedOut();
  return paths.home;
}
