import { sellScreen } from '@sokoni/messages/en/sell';
import { translator } from '@sokoni/messages/translator';

/** The selling screen. */
export const saySell = translator('en', sellScreen);
