import type { TranslationKind } from '@sokoni/rules/storefront/translations';
import { sayLanguages as say } from '#sentences/settings/languages.ts';

/** How something with texts is called in the list. */
export function subjectName(kind: TranslationKind, subject: string, name: string): string {
  if (kind === 'menu') return say(subject === 'main' ? 'menu.main' : 'menu.footer');
  return name;
}
