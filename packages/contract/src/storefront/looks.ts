import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id } from '#fields.ts';
import { themeDocument } from './document.ts';

/** The look of a shop as it is edited. */
const look = z.object({
  /** Counts each change; 0 while nothing was ever edited. */
  version: z.number().int(),
  /** What is edited: the draft, else what buyers see. */
  document: themeDocument,
  /** It differs from what buyers see. */
  is_draft: z.boolean(),
  /** When what buyers see was published; null where they see the theme as it comes. */
  published_at: z.string().nullable(),
  /** Shows the draft to whoever has it; null until somebody asked for one. */
  preview_url: z.string().nullable(),
});

const version = z.strictObject({ version: z.number().int().min(0) });

export const lookCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/storefront/look': {
    summary: 'How the shop of the store looks: the draft, else what buyers see.',
    data: look,
  },
  'PUT /marketplace/v1/stores/{id}/storefront/draft': {
    summary: 'Save the draft of the look. Refused where somebody else has changed it since this version.',
    body: version.extend({ document: themeDocument }),
    data: look,
  },
  'DELETE /marketplace/v1/stores/{id}/storefront/draft': {
    summary: 'Discard the draft: what is edited is what buyers see again.',
    data: look,
  },
  'POST /marketplace/v1/stores/{id}/storefront/publications': {
    summary: 'Publish the draft: buyers see it within a second, and it stays in the history.',
    body: version,
    data: look,
  },
  'GET /marketplace/v1/stores/{id}/storefront/versions': {
    summary: 'What was published, newest first.',
    data: z.object({
      items: z.array(
        z.object({
          id,
          theme: z.string(),
          published_at: z.string(),
          published_by: z.string().nullable(),
          is_current: z.boolean(),
        }),
      ),
    }),
  },
  'POST /marketplace/v1/stores/{id}/storefront/versions/{version_id}/restoration': {
    summary: 'Make a published version the draft.',
    body: version,
    data: look,
  },
  'POST /marketplace/v1/stores/{id}/storefront/preview-link': {
    summary: 'Make a new link to the preview of the draft; the former one ends.',
    body: z.strictObject({}),
    data: look,
  },
});
