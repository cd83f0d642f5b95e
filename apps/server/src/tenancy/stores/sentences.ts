import {
  moduleLabels,
  productTypeLabels,
  readinessLines,
  storeAnswers,
} from '@sokoni/messages/en/stores/stores';
import { translator } from '@sokoni/messages/translator';

/** What the calls about stores answer to a person. */
export const sayStore = translator({ storeAnswers });
/** The titles and descriptions of modules. */
export const sayModule = translator({ moduleLabels });
/** The titles and descriptions of what stores sell. */
export const sayProductType = translator({ productTypeLabels });
/** What a buyer would still miss in a store. */
export const sayReadiness = translator({ readinessLines });
