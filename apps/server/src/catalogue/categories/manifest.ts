import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { addCategory, deleteCategory, listCategories, updateCategory } from './routes.ts';

export const categories = {
  routes: {
    'GET /marketplace/v1/stores/{id}/categories': staff('seeStore', listCategories),
    'POST /marketplace/v1/stores/{id}/categories': staff('manageProducts', addCategory),
    'PUT /marketplace/v1/stores/{id}/categories/{category_id}': staff('manageProducts', updateCategory),
    'DELETE /marketplace/v1/stores/{id}/categories/{category_id}': staff('manageProducts', deleteCategory),
  },
} satisfies Manifest;
