import { productTypeLabels } from '@sokoni/messages/en/stores/stores';
import { translator } from '@sokoni/messages/translator';

/** The titles and descriptions of what stores sell, and that a plan does not have some. */
export const sayProductType = translator({ productTypeLabels });
