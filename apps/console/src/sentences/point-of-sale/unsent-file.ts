import { unsentFile } from '@sokoni/messages/en/till/office';
import { translator } from '@sokoni/messages/translator';

export const sayUnsentFile = translator({ unsentFile });
