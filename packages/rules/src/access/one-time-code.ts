import { limits } from '#limits.ts';

const digits = new RegExp(`^[0-9]{${limits.codeLength}}$`);

/** Whether a text is a one-time code: exactly 4 digits (SPEC sections 2 and 5). */
export function isCode(text: string): boolean {
  return digits.test(text);
}

/** Whether a text can be the token of a mailed link: at least 128 bits in URL-safe letters (CONTRACT "Security"). */
export function isMailedToken(text: string): boolean {
  return /^[A-Za-z0-9_-]{22,128}$/.test(text);
}
