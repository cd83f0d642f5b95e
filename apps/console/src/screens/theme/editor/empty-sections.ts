import type { Page } from '@sokoni/themes/document/document.ts';
import { sayEditor, sectionName, sectionText } from '#sentences/storefront/editor.ts';

const shape =
  '[data-section]:empty{display:grid;gap:4px;margin:24px;padding:40px 24px;border:2px dashed;text-align:center}[data-section]:empty::before{font-weight:700}[data-section]:empty::after{white-space:pre-line}';

/** CSS of the preview: a section that has nothing to show yet says what it is and what is to be done, in place of nothing. */
export function emptySections({ sections }: Page): string {
  const words = Object.entries(sections).map(([id, { type }]) => {
    const at = `[data-section="${id}"]:empty`;
    const texts = [sectionText(type), sayEditor('section.empty')].map((text) => JSON.stringify(text));
    return `${at}::before{content:${JSON.stringify(sectionName(type))}}${at}::after{content:${texts.join('"\\a"')}}`;
  });
  return shape + words.join('');
}
