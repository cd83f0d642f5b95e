import type { MenuName, PageName } from '@sokoni/themes/document/document.ts';
import type { shopSettings } from '@sokoni/themes/shop-settings.ts';

/** What the form beside the preview is about. */
export type Selection =
  | { kind: 'section'; id: string }
  | { kind: 'group'; group: GroupName }
  | { kind: 'menu'; menu: MenuName };

/** What is set of the shop as a whole, in the order in which it is offered. */
export const settingGroups = {
  style: ['paper', 'ink', 'accent', 'accent_ink', 'heading_typeface', 'text_typeface'],
  header: ['logo', 'announcement', 'announcement_link'],
  search: ['seo_title', 'seo_description', 'favicon', 'share_picture'],
} as const satisfies Record<string, readonly (keyof typeof shopSettings)[]>;

export type GroupName = keyof typeof settingGroups;
export const groupNames = Object.keys(settingGroups) as GroupName[];

/** The page in the preview, and what is selected of it. */
export interface Place {
  page: PageName;
  selection: Selection | null;
}
