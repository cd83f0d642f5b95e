import { commandPalette, paletteLines } from '@sokoni/messages/en/shell/palette';
import { translator } from '@sokoni/messages/translator';

/** The command palette. */
export const sayPalette = translator('en', commandPalette);

/** The lines that areas bring to it. */
export const sayLine = translator('en', paletteLines);
