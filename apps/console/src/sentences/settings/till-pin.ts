import { tillPinCard } from '@sokoni/messages/en/till/cashier';
import { translator } from '@sokoni/messages/translator';

/** The card of the account that sets the PIN at the tills. */
export const sayTillPin = translator({ tillPinCard });
