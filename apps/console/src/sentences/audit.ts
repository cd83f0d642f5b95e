import { auditActions, auditAreas, auditLog, auditValues } from '@sokoni/messages/en/audit';
import { hasSentence } from '@sokoni/messages/has-sentence';
import { translator } from '@sokoni/messages/translator';
import { isRole } from '@sokoni/rules/access/roles';
import type { ValueWords } from '@sokoni/rules/audit/audit-differences';
import { fieldText } from '@sokoni/rules/audit/audit-labels';
import { giftCardPayments } from '@sokoni/rules/credit/gift-card';
import { orderChannels, paymentMethods } from '@sokoni/rules/orders/order-labels';
import { paymentTypeLabels } from '@sokoni/rules/orders/payment-types';
import { roleLabel } from './roles.ts';

/** The page of the audit log. */
export const sayAuditLog = translator('en', auditLog);

const sayAction = translator('en', auditActions);
const sayArea = translator('en', auditAreas);
const sayValue = translator('en', auditValues);

/** What was done. */
export function actionText(action: string): string {
  const key = `action.${action}`;
  return hasSentence(auditActions, key) ? sayAction(key) : fieldText(action);
}

/** What kind of record it was done to. */
export function areaText(area: string): string {
  const key = `area.${area}`;
  return hasSentence(auditAreas, key) ? sayArea(key) : fieldText(area);
}

const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  payment_type: paymentTypeLabels,
  method: paymentMethods,
  paid_with: giftCardPayments,
  channel: orderChannels,
};

/** How values are said. */
export const valueWords: Omit<ValueWords, 'money'> = {
  yesOrNo: (value) => sayValue(value ? 'yes' : 'no'),
  word: (field, value) => {
    if (field === 'role') return isRole(value) ? roleLabel(value) : undefined;
    const words = labels[field] ?? {};
    return Object.hasOwn(words, value) ? words[value] : undefined;
  },
};
