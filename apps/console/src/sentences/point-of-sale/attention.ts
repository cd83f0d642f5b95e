import { tillAttentionPage } from '@sokoni/messages/en/till-office';
import { translator } from '@sokoni/messages/translator';

export const sayAttention = translator('en', tillAttentionPage);
