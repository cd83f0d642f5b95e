import { productProblems } from '@sokoni/messages/en/catalogue/product-problems';
import { translator } from '@sokoni/messages/translator';
import type { FormCheck } from '@sokoni/rules/forms/form-check';
import { type FormProblems, inSentences } from '@sokoni/rules/forms/form-problems';
import type { ProductReason } from '@sokoni/rules/products/product-reasons';

/** Why a rule refuses something of a product. */
export const productReasonSentence: (reason: ProductReason) => string = translator({
  productProblems,
}).reason;

/** What a rule says to a form of a product. */
export function checkSentences<Field extends string>(
  problems: FormProblems<Field, ProductReason>,
): FormCheck<Field> {
  return inSentences(problems, productReasonSentence);
}
