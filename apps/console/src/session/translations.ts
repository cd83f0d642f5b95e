import { giveTranslations, type Translations } from '@sokoni/messages/translations';
import type { Language, Translation } from '@sokoni/rules/languages';

type Files = Record<string, () => Promise<Translations>>;

const folder = '../../../../packages/messages/src/languages';

/** A file of a language comes in two (`build/compile-catalogues.ts`): what the first visit says, and the rest. */
const parts = {
  first: import.meta.glob<Translations>('../../../../packages/messages/src/languages/*.json', {
    query: '?first',
    import: 'default',
  }),
  rest: import.meta.glob<Translations>('../../../../packages/messages/src/languages/*.json', {
    query: '?rest',
    import: 'default',
  }),
} satisfies Record<string, Files>;

/** Fetches what a language says on the first visit, or everywhere else; nothing for English, which comes with the code. */
export async function loadTranslations(language: Language, part: keyof typeof parts): Promise<void> {
  if (language === 'en') return;
  const load = parts[part][`${folder}/${language satisfies Translation}.json`];
  if (load) giveTranslations(language, await load());
}
