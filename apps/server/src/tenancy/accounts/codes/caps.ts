/** Caps and times of the account calls that only the server needs; the shared ones stand in `rules/limits`. */
export const caps = {
  windowSeconds: 60 * 60,
  /** Answers "this e-mail is taken" per network address and hour. */
  emailTakenPerNetwork: 20,
  /** Mails per address written to, and per network address that asks, an hour. */
  mailsPerSubject: 5,
  mailsPerNetwork: 30,
  /** Invite mails of one user a day, over all stores. */
  invitesPerInviter: 200,
  inviteWindowSeconds: 24 * 60 * 60,
  googleSignInSeconds: 10 * 60,
} as const;

export function secondsBefore(now: Date, seconds: number): Date {
  return new Date(now.getTime() - seconds * 1000);
}

export function secondsAfter(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000);
}

/** Seconds until what began at `first` has left its window; at least one, for `Retry-After`. */
export function secondsUntilFree(first: Date | null, windowSeconds: number, now: Date): number {
  if (!first) return windowSeconds;
  return Math.max(1, Math.ceil((secondsAfter(first, windowSeconds).getTime() - now.getTime()) / 1000));
}
