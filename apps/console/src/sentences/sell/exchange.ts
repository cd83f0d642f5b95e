import { tillExchange } from '@sokoni/messages/en/till/exchange';
import { translator } from '@sokoni/messages/translator';

/** Exchanges at the till. */
export const sayExchange = translator({ tillExchange });
