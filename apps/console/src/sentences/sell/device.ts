import { deviceNames } from '@sokoni/messages/en/till/register';
import { translator } from '@sokoni/messages/translator';

/** How a device calls itself. */
export const sayDevice = translator({ deviceNames });
