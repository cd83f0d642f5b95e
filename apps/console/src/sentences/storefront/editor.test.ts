import { sectionNames, settingLabels } from '@sokoni/messages/en/storefront/editor';
import type { Schema } from '@sokoni/themes/document/settings.ts';
import { sectionTypes } from '@sokoni/themes/sections/section-types.ts';
import { shopSettings } from '@sokoni/themes/shop-settings.ts';
import { expect, it } from 'vitest';

const wordsOf = (schema: Schema) =>
  Object.entries(schema).flatMap(([key, setting]) => [
    `setting.${key}`,
    ...(setting.kind === 'choice' ? setting.options.map((option) => `option.${key}_${option}`) : []),
  ]);

it('every section, block and setting of the themes has its words, and no others do', () => {
  const sections = Object.entries(sectionTypes);
  const names = sections.flatMap(([type, { blocks }]) => [
    `name.${type}`,
    `text.${type}`,
    ...Object.keys(blocks).map((block) => `block.${block}`),
  ]);
  expect(new Set(names)).toEqual(new Set(Object.keys(sectionNames)));
  const schemas: Schema[] = [
    shopSettings,
    ...sections.flatMap(([, { settings, blocks }]) => [settings, ...Object.values(blocks)]),
  ];
  expect(new Set(schemas.flatMap(wordsOf))).toEqual(new Set(Object.keys(settingLabels)));
});
