import { giveTranslations, type Translations } from '@sokoni/messages/translations';
import type { Language } from '@sokoni/rules/languages';

/** A language comes in two files (`build/compile-catalogues.ts`): what the first visit says, and the rest. */
interface FirstFile {
  default: Translations;
  rest: () => Promise<{ default: Translations }>;
}

const files = import.meta.glob<FirstFile>('../../../../packages/messages/src/languages/*.json');

/** Fetches what a language says on the first visit; nothing for English, which comes with the code. */
export async function loadFirstSentences(language: Language): Promise<void> {
  const first = await firstFileOf(language);
  if (first) giveTranslations(language, first.default);
}

/** Fetches what a language says everywhere else. */
export async function loadOtherSentences(language: Language): Promise<void> {
  const first = await firstFileOf(language);
  if (first) giveTranslations(language, (await first.rest()).default);
}

function firstFileOf(language: Language): Promise<FirstFile> | undefined {
  return files[`../../../../packages/messages/src/languages/${language}.json`]?.();
}
