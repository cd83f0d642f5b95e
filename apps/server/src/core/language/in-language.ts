import { AsyncLocalStorage } from 'node:async_hooks';
import { readLanguageFrom } from '@sokoni/messages/current-language';
import { loadEveryLanguage } from '@sokoni/messages/load-every-language';
import type { Language } from '@sokoni/rules/languages';

const spoken = new AsyncLocalStorage<Language>();
readLanguageFrom(() => spoken.getStore() ?? 'en');
await loadEveryLanguage();

/** Does the work in the language of who reads what it says: of who calls, or of whoever gets the mail. Elsewhere all is English. */
export function inLanguage<T>(language: Language, work: () => T): T {
  return spoken.run(language, work);
}
