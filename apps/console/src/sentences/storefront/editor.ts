import { sectionNames, settingLabels, themeEditor } from '@sokoni/messages/en/storefront/editor';
import { translator } from '@sokoni/messages/translator';

/** The theme editor. */
export const sayEditor = translator({ themeEditor });

const saySection = translator({ sectionNames });
const saySetting = translator({ settingLabels });

type Keys<Texts, Family extends string> = Extract<keyof Texts, `${Family}.${string}`>;

// Themes name their sections and settings; editor.test.ts proves that each name has its words.

export const sectionName = (type: string) => saySection(`name.${type}` as Keys<typeof sectionNames, 'name'>);
export const sectionText = (type: string) => saySection(`text.${type}` as Keys<typeof sectionNames, 'text'>);
export const blockName = (type: string) => saySection(`block.${type}` as Keys<typeof sectionNames, 'block'>);
export const settingLabel = (key: string) =>
  saySetting(`setting.${key}` as Keys<typeof settingLabels, 'setting'>);
export const optionLabel = (key: string, option: string) =>
  saySetting(`option.${key}_${option}` as Keys<typeof settingLabels, 'option'>);
