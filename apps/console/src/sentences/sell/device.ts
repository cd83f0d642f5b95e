import { deviceNames } from '@sokoni/messages/en/sell-register';
import { translator } from '@sokoni/messages/translator';

/** How a device calls itself. */
export const sayDevice = translator('en', deviceNames);
