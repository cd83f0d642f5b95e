import { deliveryPage, deliveryProblems } from '@sokoni/messages/en/sales/delivery';
import { translator } from '@sokoni/messages/translator';
import type { DeliveryReason } from '@sokoni/rules/delivery/delivery-reasons';
import type { FormCheck } from '@sokoni/rules/forms/form-check';
import { type FormProblems, inSentences } from '@sokoni/rules/forms/form-problems';

/** The page of delivery and pickup. */
export const sayDelivery = translator({ deliveryPage });

const reasonSentence: (reason: DeliveryReason) => string = translator({ deliveryProblems }).reason;

/** What a rule says to a form of delivery. */
export function deliverySentences<Field extends string>(
  problems: FormProblems<Field, DeliveryReason>,
): FormCheck<Field> {
  return inSentences(problems, reasonSentence);
}
