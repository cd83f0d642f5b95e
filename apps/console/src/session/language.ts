import { readLanguageFrom } from '@sokoni/messages/current-language';
import { type Digits, type Language, languageOf, languages, localeOf } from '@sokoni/rules/languages';
import { useSyncExternalStore } from 'react';
import { storage } from './storage.ts';
import { loadFirstSentences, loadOtherSentences } from './translations.ts';

let spoken: Language = 'en';
/** Where the browser speaks it, ISO 3166; empty where it does not say. */
let country = '';
let digits: Digits = 'western';
let isPastFirstVisit = false;
let isChosenHere = false;
const listeners = new Set<() => void>();

/** What was chosen on this device, else the first language of the browser's that we have, else English. */
function wantedLanguage(): Language {
  return (
    storage.language.get() ?? navigator.languages.map(languageOf).find((one) => one !== undefined) ?? 'en'
  );
}

/** Call once, before the first render: the window speaks the wanted language, and follows a choice in another tab. */
export async function startLanguage(): Promise<void> {
  readLanguageFrom(
    () => spoken,
    () => digits,
  );
  addEventListener('storage', ({ key }) => {
    if (key === storage.language.key || key === storage.digits.key) speak(wantedLanguage()).catch(() => {});
  });
  // A language that cannot be fetched keeps nobody out: English came with the page.
  await speak(wantedLanguage()).catch(() => {});
}

/** Keeps the choice on this device. What is open changes its words where it stands. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  isChosenHere = true;
  storage.language.set(language);
}

/** Keeps on this device how numbers are written in Arabic; what is open writes them anew. */
export function chooseDigits(chosen: Digits): void {
  storage.digits.set(chosen);
  digits = chosen;
  tell();
}

/** Reads on in the language of the account that is logged in to, unless another one was just chosen here. */
export async function followAccount(language: Language): Promise<void> {
  if (isChosenHere || language === spoken) return;
  await speak(language);
  storage.language.set(language);
}

/** For every page but the first: fetches all that it may say. */
export async function loadAllSentences(): Promise<void> {
  isPastFirstVisit = true;
  await loadOtherSentences(spoken);
}

/** The language of the window; who calls it is drawn anew when it changes, or the way in which it writes numbers. */
export function useLanguage(): Language {
  useSyncExternalStore(listen, currentLocale);
  return spoken;
}

/** How numbers are written in Arabic. */
export function useDigits(): Digits {
  return useSyncExternalStore(listen, () => digits);
}

/** For `Intl`: the language as the browser's country writes it. */
export function currentLocale(): string {
  return localeOf(spoken, country, digits);
}

async function speak(language: Language): Promise<void> {
  await loadFirstSentences(language);
  if (isPastFirstVisit) await loadOtherSentences(language);
  spoken = language;
  digits = storage.digits.get() ?? 'western';
  const own = navigator.languages.find((locale) => languageOf(locale) === language);
  country = (own && new Intl.Locale(own).region) ?? '';
  document.documentElement.lang = language;
  document.documentElement.dir = languages[language].direction;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
