import { claimRegister } from '@sokoni/messages/en/till/register';
import { translator } from '@sokoni/messages/translator';

/** A device that is no register yet. */
export const sayRegister = translator({ claimRegister });
