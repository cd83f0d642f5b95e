import { auditActions, auditRecords, auditSheet, auditValues } from '@sokoni/messages/en/insights/audit';
import { giftCardLabels } from '@sokoni/messages/en/sales/discount-parts';
import { orderLabels } from '@sokoni/messages/en/sales/order-parts';
import { hasSentence } from '@sokoni/messages/has-sentence';
import { commaText } from '@sokoni/messages/list-text';
import { translator } from '@sokoni/messages/translator';
import { isRole } from '@sokoni/rules/access/roles';
import type { ValueWords } from '@sokoni/rules/audit/audit-differences';
import { fieldText } from '@sokoni/rules/audit/audit-labels';
import { roleLabel } from '#tenancy/staff/sentences.ts';

/** The columns of the file. */
export const saySheet = translator({ auditSheet });
/** What a record is called that has no name. */
export const sayRecord = translator({ auditRecords });

const sayAction = translator({ auditActions });
const sayValue = translator({ auditValues });

/** What was done. */
export function actionText(action: string): string {
  const key = `action.${action}`;
  return hasSentence(auditActions, key) ? sayAction(key) : fieldText(action);
}

const labels = { ...orderLabels, ...giftCardLabels };
const sayLabel = translator({ orderLabels, giftCardLabels });

/** How the labels of a field's values begin. */
const families = {
  payment_type: 'type',
  method: 'method',
  paid_with: 'paidWith',
  channel: 'channel',
} as const;

/** How values are said. */
export const valueWords: Omit<ValueWords, 'money'> = {
  list: commaText,
  yesOrNo: (value) => sayValue(value ? 'yes' : 'no'),
  word: (field, value) => {
    if (field === 'role') return isRole(value) ? roleLabel(value) : undefined;
    const key = `${families[field]}.${value}`;
    return hasSentence(labels, key) ? sayLabel(key) : undefined;
  },
};
