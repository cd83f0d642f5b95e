import { aboutPage } from '@sokoni/messages/en/public-pages';
import { translator } from '@sokoni/messages/translator';

/** What Sokoni is. */
export const sayAbout = translator('en', aboutPage);
