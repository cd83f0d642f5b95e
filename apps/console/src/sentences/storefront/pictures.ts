import { pictureLibrary } from '@sokoni/messages/en/storefront/pictures';
import { translator } from '@sokoni/messages/translator';

/** The pictures that a theme can show. */
export const sayPictures = translator({ pictureLibrary });
