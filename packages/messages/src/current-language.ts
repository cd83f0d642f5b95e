import type { Language } from '@sokoni/rules/languages';

let read: () => Language = () => 'en';

/** The language of what is said now: a window of the console has one, a server one for each call that it answers. */
export function currentLanguage(): Language {
  return read();
}

/** Tells, once at the start of a program, where the current language is known from; without it everything is English. */
export function readLanguageFrom(source: () => Language): void {
  read = source;
}
