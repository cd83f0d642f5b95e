import { supplyingParts } from '@sokoni/messages/en/wholesale/supplying';
import { translator } from '@sokoni/messages/translator';

/** What the pages of a store that sells to companies say in common. */
export const saySupplying = translator({ supplyingParts });
