import { newVersion } from '@sokoni/messages/en/shell/network';
import { translator } from '@sokoni/messages/translator';

/** A new release of the console. */
export const sayNewVersion = translator({ newVersion });
