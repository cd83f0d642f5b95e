import { helpTopics } from '@sokoni/messages/en/shell/help';
import { translator } from '@sokoni/messages/translator';

/** The titles of the topics in the help drawer. */
export const sayTopic = translator({ helpTopics });
