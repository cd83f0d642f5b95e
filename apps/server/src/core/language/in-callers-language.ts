import type { IncomingHttpHeaders } from 'node:http';
import { acceptedLanguage } from './accepted-language.ts';
import { inLanguage } from './in-language.ts';

/** Does the work in the language that the caller asks for. */
export function inCallersLanguage<T>({ headers }: { headers: IncomingHttpHeaders }, work: () => T): T {
  return inLanguage(acceptedLanguage(headers['accept-language']), work);
}
