import { type Language, languageCodes } from '@sokoni/rules/languages';
import { giveTranslations, type Translations } from './translations.ts';

/** For a program that speaks to everybody, as a server does; a browser loads the language of its window alone. */
export async function loadEveryLanguage(): Promise<void> {
  for (const language of languageCodes) {
    if (language !== 'en') giveTranslations(language, await translationsOf(language));
  }
}

async function translationsOf(language: Language): Promise<Translations> {
  const file = await import(`./languages/${language}.json`, { with: { type: 'json' } });
  return file.default;
}
