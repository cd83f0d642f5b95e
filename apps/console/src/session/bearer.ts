/** A token as it is kept and sent: surrounding quotes stripped, 'Bearer ' before it (SPEC section 7). */
export function bearer(token: string): string {
  const bare = stripQuotes(stripQuotes(token).replace(/^Bearer\s+/i, ''));
  return `Bearer ${bare}`;
}

/** SPEC section 7: tokens have surrounding quotes stripped before being sent. */
export function stripQuotes(token: string): string {
  return token.trim().replace(/^(["'])(.*)\1$/, '$2');
}
