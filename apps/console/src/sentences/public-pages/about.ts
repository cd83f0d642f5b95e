import { aboutPage } from '@sokoni/messages/en/shell/public-pages';
import { translator } from '@sokoni/messages/translator';

/** What Sokoni is. */
export const sayAbout = translator({ aboutPage });
