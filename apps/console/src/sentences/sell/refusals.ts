import { discountChannels, discountRefusals } from '@sokoni/messages/en/sales/discount-parts';
import { translator } from '@sokoni/messages/translator';

/** Why a sale does not get a discount. */
export const sayRefusal = translator({ discountRefusals, discountChannels });
