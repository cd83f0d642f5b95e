import { onboarding } from '@sokoni/messages/en/stores/store-pages';
import { translator } from '@sokoni/messages/translator';

/** The steps of somebody new. */
export const sayOnboarding = translator({ onboarding });
