import {
  moduleLabels,
  productTypeLabels,
  readinessLines,
  storeAnswers,
} from '@sokoni/messages/en/stores/stores';
import { translator } from '@sokoni/messages/translator';

/** What the calls about stores answer to a person. */
export const sayStore = translator('en', storeAnswers);
/** The titles and descriptions of modules. */
export const sayModule = translator('en', moduleLabels);
/** The titles and descriptions of what stores sell. */
export const sayProductType = translator('en', productTypeLabels);
/** What a buyer would still miss in a store. */
export const sayReadiness = translator('en', readinessLines);
