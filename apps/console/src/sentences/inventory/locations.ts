import { locationPages } from '@sokoni/messages/en/inventory/inventory';
import { translator } from '@sokoni/messages/translator';

/** The sentences of the locations of a store. */
export const sayLocations = translator({ locationPages });
