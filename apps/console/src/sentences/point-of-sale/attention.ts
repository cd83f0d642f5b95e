import { tillAttentionPage } from '@sokoni/messages/en/till/office';
import { translator } from '@sokoni/messages/translator';

/** What registers sent and the books could not take. */
export const sayAttention = translator({ tillAttentionPage });
