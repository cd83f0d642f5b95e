import { taxRateChoice } from '@sokoni/messages/en/stores/settings';
import { translator } from '@sokoni/messages/translator';

/** The choice of a tax rate. */
export const sayTaxRateChoice = translator({ taxRateChoice });
