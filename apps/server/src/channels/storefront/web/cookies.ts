/** 128 random bits, as the cookies of a shop carry them. */
const isToken = /^[A-Za-z0-9_-]{22}$/;

/** What a cookie of this name carries; undefined without one. */
export function cookieIn(cookies: string | undefined, name: string): string | undefined {
  return cookies
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([key]) => key === name)?.[1];
}

/** The token in a cookie of this name; null without one, or with what is none. */
export function tokenIn(cookies: string | undefined, name: string): string | null {
  const value = cookieIn(cookies, name);
  return value !== undefined && isToken.test(value) ? value : null;
}
