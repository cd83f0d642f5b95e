import { commaText } from '@sokoni/messages/list-text';

/** `Cap, Red`: items with the kind of them, for a line or a label. */
export function itemName(title: string, variantName: string): string {
  return commaText([title, variantName]);
}
