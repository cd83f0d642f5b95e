import { figureWords } from '@sokoni/messages/en/shell/frame';
import { translator } from '@sokoni/messages/translator';

/** Figures in words. */
export const sayFigure = translator({ figureWords });
