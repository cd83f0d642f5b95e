import { modulesPage } from '@sokoni/messages/en/stores/store-pages';
import { translator } from '@sokoni/messages/translator';

/** The modules of a store. */
export const sayModules = translator({ modulesPage });
