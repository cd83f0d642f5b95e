import { settingsFrame } from '@sokoni/messages/en/stores/settings';
import { translator } from '@sokoni/messages/translator';

/** What the pages of the settings share. */
export const saySettings = translator({ settingsFrame });
