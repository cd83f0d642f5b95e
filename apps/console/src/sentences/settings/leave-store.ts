import { leaveStore } from '@sokoni/messages/en/stores/settings';
import { translator } from '@sokoni/messages/translator';

/** Who leaves a store. */
export const sayLeaveStore = translator({ leaveStore });
