import { commandPalette } from '@sokoni/messages/en/shell';
import { translator } from '@sokoni/messages/translator';

/** The command palette. */
export const sayPalette = translator('en', commandPalette);
