import { shortcutList } from '@sokoni/messages/en/shell/shell';
import { translator } from '@sokoni/messages/translator';

/** The list of shortcuts. */
export const sayShortcut = translator({ shortcutList });
