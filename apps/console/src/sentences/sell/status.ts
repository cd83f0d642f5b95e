import { tillStatus } from '@sokoni/messages/en/till/register';
import { translator } from '@sokoni/messages/translator';

/** How the till stands with the server. */
export const sayStatus = translator({ tillStatus });
