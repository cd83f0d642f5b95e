import { commandPalette, paletteLines } from '@sokoni/messages/en/shell/palette';
import { translator } from '@sokoni/messages/translator';

/** The command palette. */
export const sayPalette = translator({ commandPalette });

/** The lines that areas bring to it. */
export const sayLine = translator({ paletteLines });
