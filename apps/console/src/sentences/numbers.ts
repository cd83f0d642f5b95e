import { numberWords } from '@sokoni/messages/en/frame';
import { translator } from '@sokoni/messages/translator';

/** Numbers that were typed, and numbers in words. */
export const sayNumber = translator('en', numberWords);
