import { defaultDocument } from '@sokoni/themes/document/default-document.ts';
import type { ThemeDocument } from '@sokoni/themes/document/document.ts';
import { withTheme } from '@sokoni/themes/document/with-theme.ts';

interface StoredLook {
  default_theme: string | null;
  published: unknown;
  draft: unknown;
}

/**
 * What buyers see: what was published last, in the theme that the store has chosen, else that theme as it comes. Documents were checked
 * when they were saved.
 */
export function publishedDocument({ published, default_theme }: Omit<StoredLook, 'draft'>): ThemeDocument {
  if (published === null) return defaultDocument(default_theme);
  const document = published as ThemeDocument;
  return default_theme === null ? document : withTheme(document, default_theme);
}

/** What is being edited: what a preview shows. */
export function draftDocument({ draft, ...look }: StoredLook): ThemeDocument {
  return (draft as ThemeDocument | null) ?? publishedDocument(look);
}
