import { sellScreen } from '@sokoni/messages/en/till/sell';
import { translator } from '@sokoni/messages/translator';

/** The selling screen. */
export const saySell = translator({ sellScreen });
