import { moduleLabels } from '@sokoni/messages/en/stores/stores';
import { translator } from '@sokoni/messages/translator';

/** The titles and descriptions of modules. */
export const sayModule = translator({ moduleLabels });
