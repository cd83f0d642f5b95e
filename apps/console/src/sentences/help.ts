import { helpList } from '@sokoni/messages/en/shell/help';
import { translator } from '@sokoni/messages/translator';

/** The list of the topics in the help drawer. */
export const sayHelp = translator({ helpList });
