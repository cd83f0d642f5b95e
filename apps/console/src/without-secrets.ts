/**
 * A copy of something that is about to leave the machine, with the keys to an account taken out of every address in
 * it: mailed links, the code of the hand-off, what the provider of a sign-in returns.
 */
export function withoutSecrets<T>(event: T): T {
  const text = JSON.stringify(event)
    .replace(/\/(reset-password|verify-email)\/[^"/?#\s\\]+/g, '/$1/[removed]')
    .replace(/([?&](?:otp|code|state|token)=)[^"&#\s\\]+/g, '$1[removed]');
  return JSON.parse(text) as T;
}
