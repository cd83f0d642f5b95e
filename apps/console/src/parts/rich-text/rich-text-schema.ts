import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { Mark, Node } from '@tiptap/react';

/** An address that a rich text may link to. */
export function isSafeLink(address: string): boolean {
  return /^(https?:\/\/|mailto:|tel:)[^\s]+$/i.test(address);
}

/** Without the automatic links of Tiptap's own, whose recogniser weighs more than the rest of the marks. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => isSafeLink(link.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
});

/** Tab leaves the field. */
const TabFreeListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** Imported descriptions bring tables; their words can be changed here, their shape cannot. */
const tables = [
  part('table', 'table', 'tableHead? tableBody?', { group: 'block', isolating: true }),
  part('tableHead', 'thead', 'tableRow+'),
  part('tableBody', 'tbody', 'tableRow+'),
  part('tableRow', 'tr', '(tableHeader | tableCell)+'),
  part('tableHeader', 'th', 'block+', { isolating: true }),
  part('tableCell', 'td', 'block+', { isolating: true }),
];

function part(
  name: string,
  tag: string,
  content: string,
  more: { group?: string; isolating?: boolean } = {},
): Node {
  return Node.create({
    name,
    content,
    ...more,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

/** What a rich text is made of: the server allows no more, and is the one that guards it (`catalogue/products/description.ts`). */
export const richTextSchema = [
  ...[Document, Paragraph, Text, HardBreak, Bold, Italic, Underline, Strike, Link],
  ...[Heading.configure({ levels: [2, 3, 4] }), Blockquote],
  ...[BulletList, OrderedList, TabFreeListItem, ListKeymap, ...tables],
  UndoRedo,
];
