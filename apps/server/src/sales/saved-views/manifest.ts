import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { takeOverViews } from './reassign-views.ts';
import { addView, deleteView, listViews, updateView } from './routes.ts';

export const savedViews = {
  routes: {
    'GET /marketplace/v1/stores/{id}/views': staff('seeStore', listViews),
    'POST /marketplace/v1/stores/{id}/views': staff('seeStore', addView),
    'PUT /marketplace/v1/stores/{id}/views/{view_id}': staff('seeStore', updateView),
    'DELETE /marketplace/v1/stores/{id}/views/{view_id}': staff('seeStore', deleteView),
  },
  hooks: { customerMerged: takeOverViews },
} satisfies Manifest;
