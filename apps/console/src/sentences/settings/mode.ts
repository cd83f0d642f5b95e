import { modeSettings } from '@sokoni/messages/en/stores/settings';
import { translator } from '@sokoni/messages/translator';

/** Test mode, live mode and the trial. */
export const sayMode = translator({ modeSettings });
