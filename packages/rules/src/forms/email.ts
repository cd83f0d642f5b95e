import { limits } from '#limits.ts';

/** Characters that nobody sees (\p{Cf}) would make two addresses look alike. */
const emailShape =
  /^[^\s\p{Cf}@<>()[\],;:"\\]+@[^\s\p{Cf}@.<>()[\],;:"\\/]+(?:\.[^\s\p{Cf}@.<>()[\],;:"\\/]+)+$/u;

/** Whether a text can be an e-mail address. Deliberately loose: the mailed code is the proof. */
export function isEmail(text: string): boolean {
  return text.length <= limits.emailLength && emailShape.test(text);
}

/** The one spelling under which an address is stored and compared. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}
