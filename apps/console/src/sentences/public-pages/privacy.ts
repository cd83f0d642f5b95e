import { privacyPage } from '@sokoni/messages/en/shell/public-pages';
import { translator } from '@sokoni/messages/translator';

/** The privacy policy. */
export const sayPrivacy = translator({ privacyPage });
