import type { TranslationKind } from '@sokoni/rules/storefront/translations';
import { shopSettings } from '@sokoni/themes/shop-settings.ts';
import { sayLanguages as say } from '#sentences/settings/languages.ts';
import { settingLabel } from '#sentences/storefront/editor.ts';

const own = ['title', 'name', 'description', 'body'] as const;

/** What a text is, above its field: of a section the setting it stands in, in a block or not. */
export function fieldLabel(kind: TranslationKind, field: string): string {
  if (kind === 'menu') return say('field.label');
  if (field.endsWith('#alt')) return say('field.alt');
  const name = field.split('/').at(-1) ?? field;
  const known = own.find((one) => one === name);
  const isSetting = kind === 'section' || Object.hasOwn(shopSettings, name);
  return known !== undefined && !isSetting ? say(`field.${known}`) : settingLabel(name);
}
