import { storefrontAnswers } from '@sokoni/messages/en/storefront/settings';
import { translator } from '@sokoni/messages/translator';

export const say = translator({ storefrontAnswers });
