import { customerDisplay } from '@sokoni/messages/en/till/customer-display';
import { translator } from '@sokoni/messages/translator';

/** The window that customers of a till look at. */
export const sayDisplay = translator({ customerDisplay });
