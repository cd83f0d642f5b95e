import { taxSettings } from '@sokoni/messages/en/stores/settings';
import { translator } from '@sokoni/messages/translator';

/** VAT and tax rates. */
export const sayTaxes = translator({ taxSettings });
