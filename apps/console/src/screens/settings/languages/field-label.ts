import type { TranslationKind } from '@sokoni/rules/storefront/translations';
import { optionSubject, optionSubjectStart } from '@sokoni/rules/storefront/translations';
import { shopSettings } from '@sokoni/themes/shop-settings.ts';
import { sayLanguages as say } from '#sentences/settings/languages.ts';
import { settingLabel } from '#sentences/storefront/editor.ts';

type TextPlace = { kind: TranslationKind; subject: string };

const own = ['title', 'name', 'description', 'body'] as const;

/** What a text is, above its field: of a section the setting it stands in, in a block or not. */
export function fieldLabel({ kind, subject }: TextPlace, field: string): string {
  if (kind === 'menu') return say('field.label');
  if (kind === 'shop' && subject !== 'shop') return wordLabel(subject, field);
  if (field.endsWith('#alt')) return say('field.alt');
  const name = field.split('/').at(-1) ?? field;
  const known = own.find((one) => one === name);
  const isSetting = kind === 'section' || Object.hasOwn(shopSettings, name);
  return known !== undefined && !isSetting ? say(`field.${known}`) : settingLabel(name);
}

/** Words that are known by themselves. */
function wordLabel(subject: string, field: string): string {
  if (subject.startsWith(optionSubjectStart))
    return say(subject === optionSubject(field) ? 'field.option' : 'field.entry');
  if (field === 'bank_details') return say('field.bankDetails');
  return say(field.startsWith('instructions:') ? 'field.instructions' : 'field.words');
}
