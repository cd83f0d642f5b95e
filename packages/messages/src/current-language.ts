import { type Digits, type Language, localeOf } from '@sokoni/rules/languages';

let read: () => Language = () => 'en';
let readDigits: () => Digits = () => 'western';

/** The language of what is said now: a window of the console has one, a server one for each call that it answers. */
export function currentLanguage(): Language {
  return read();
}

/** For `Intl`: a language as who reads now writes its numbers. */
export function localeNow(language: Language = read()): string {
  return localeOf(language, '', readDigits());
}

/**
 * Tells, once at the start of a program, where the current language is known from; without it everything is English.
 * @param digits how Arabic is written; without it with Western digits
 */
export function readLanguageFrom(source: () => Language, digits: () => Digits = () => 'western'): void {
  read = source;
  readDigits = digits;
}
