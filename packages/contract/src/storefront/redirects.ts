import { checkRedirect, redirectLimits } from '@sokoni/rules/storefront/redirects';
import * as z from 'zod';
import { defineCalls } from '#call.ts';
import { id, pageOf, pageOnly, reasoned, text, time } from '#fields.ts';

const path = text(redirectLimits.pathLength);

export const redirect = z.object({
  id,
  from_path: z.string(),
  to_path: z.string(),
  created_at: time,
});

export const redirectCalls = defineCalls({
  'GET /marketplace/v1/stores/{id}/storefront/redirects': {
    summary: 'List old addresses of the storefront and where they lead now.',
    query: pageOnly.extend({ search: text(100).default('') }),
    data: pageOf(redirect),
  },
  'POST /marketplace/v1/stores/{id}/storefront/redirects': {
    summary: 'Let an old address lead to another one. A store can have up to 1,000.',
    body: reasoned(z.strictObject({ from_path: path, to_path: path }), checkRedirect),
    data: redirect,
  },
  'DELETE /marketplace/v1/stores/{id}/storefront/redirects/{redirect_id}': {
    summary: 'Delete a redirect.',
    data: z.object({ id }),
  },
});
