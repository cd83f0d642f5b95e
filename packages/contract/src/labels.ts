import {
  type LabelKind,
  type LabelSheetKey,
  labelKinds,
  labelSheets,
  labelsPerPage,
  mostLabels,
} from '@sokoni/rules/label-sheets';
import { z } from 'zod';
import { productSelection } from './bulk-edits.ts';
import { defineCalls } from './call.ts';
import { id } from './fields.ts';

const kinds = Object.keys(labelKinds) as [LabelKind];
const sheets = Object.keys(labelSheets) as [LabelSheetKey];
const mostPlaces = Math.max(...Object.values(labelSheets).map(labelsPerPage));

export const labelCalls = defineCalls({
  'POST /marketplace/v1/stores/{id}/labels': {
    summary:
      'Barcode labels or price tags as PDF: a link that a browser can open for 60 seconds. Of all active variants of products, or of variants named one by one.',
    body: z.strictObject({
      kind: z.enum(kinds),
      sheet: z.enum(sheets),
      /** Where on the first page the labels begin, from 1: the places before are used up. */
      start: z.number().int().min(1).max(mostPlaces).default(1),
      with_price: z.boolean().default(true),
      /** Of each variant; null: as many as are on hand. */
      copies: z.number().int().min(1).max(mostLabels).nullable().default(1),
      goods: z.union([productSelection, z.strictObject({ variant_ids: z.array(id).min(1).max(mostLabels) })]),
    }),
    data: z.object({ url: z.string(), labels: z.number().int(), pages: z.number().int() }),
  },
});
