import { limits } from '#limits.ts';

const httpUrlShape = /^https?:\/\/[^\s/?#@\\"'<>`]+(?:[/?#][^\s\\"<>`]*)?$/i;

/** Whether a text is an absolute http(s) address without credentials; such an invite logo is shown, any other gives
 * way to the gift icon (SPEC section 2). */
export function isHttpUrl(text: string): boolean {
  return text.length <= limits.urlLength && httpUrlShape.test(text);
}
