import { translationAnswers } from '@sokoni/messages/en/storefront/translations';
import { translator } from '@sokoni/messages/translator';

/** What the calls about translations answer. */
export const sayTranslation = translator({ translationAnswers });
