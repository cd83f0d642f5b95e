import {
  type LabelSheetKey,
  labelKinds,
  labelSheets,
  labelsPerPage,
  mostLabels,
} from '@sokoni/rules/documents/label-sheets';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id } from '#fields.ts';
import { productSelection } from './bulk-edits.ts';

const sheets = Object.keys(labelSheets) as [LabelSheetKey];
const mostPlaces = Math.max(...Object.values(labelSheets).map(labelsPerPage));

export const labelCalls = defineCalls({
  'POST /marketplace/v1/stores/{id}/labels': {
    summary:
      'Create a link, valid for 60 seconds, to a PDF of barcode labels or price tags, for all active variants of products or for the variants listed.',
    body: z.strictObject({
      kind: z.enum(labelKinds),
      sheet: z.enum(sheets),
      /** Where on the first page the labels begin, from 1: the places before are used up. */
      start: z.number().int().min(1).max(mostPlaces).default(1),
      with_price: z.boolean().default(true),
      /** Of each variant; null: as many as are on hand. */
      copies: z.number().int().min(1).max(mostLabels).nullable().default(1),
      items: z.union([productSelection, z.strictObject({ variant_ids: z.array(id).min(1).max(mostLabels) })]),
    }),
    data: z.object({ url: z.string(), labels: z.number().int(), pages: z.number().int() }),
  },
});
