import type { AccessTable } from '#testing/checks/access.ts';

const managers = ['super_admin', 'admin', 'manager'] as const;

export const access: AccessTable = {
  'GET /marketplace/v1/stores/{id}/price-lists': managers,
  'POST /marketplace/v1/stores/{id}/price-lists': managers,
  'GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}': managers,
  'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}': managers,
  'DELETE /marketplace/v1/stores/{id}/price-lists/{price_list_id}': managers,
  'GET /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices': managers,
  'PUT /marketplace/v1/stores/{id}/price-lists/{price_list_id}/prices': managers,
  'GET /marketplace/v1/stores/{id}/wholesale/settings': managers,
  'PUT /marketplace/v1/stores/{id}/wholesale/settings': managers,
  'GET /marketplace/v1/stores/{id}/wholesale/products': managers,
  'PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}': managers,
  'GET /marketplace/v1/stores/{id}/wholesale/companies': managers,
  'POST /marketplace/v1/stores/{id}/wholesale/companies': managers,
  'GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}': managers,
  'PUT /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}': managers,
  'GET /marketplace/v1/stores/{id}/wholesale/requests': managers,
  'POST /marketplace/v1/stores/{id}/wholesale/requests/{request_id}/decision': managers,
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers': managers,
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}': managers,
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/requests': managers,
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products': managers,
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/products/by-code': managers,
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart': managers,
  'PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/cart': managers,
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/orders': managers,
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists': managers,
  'POST /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists': managers,
  'GET /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}':
    managers,
  'PUT /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}':
    managers,
  'DELETE /marketplace/v1/stores/{id}/wholesale/suppliers/{supplier_store_id}/shopping-lists/{shopping_list_id}':
    managers,
  'GET /marketplace/v1/stores/{id}/wholesale/purchases': managers,
  'GET /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}': managers,
  'POST /marketplace/v1/stores/{id}/wholesale/purchases/{purchase_id}/receipts': managers,
  'GET /marketplace/v1/stores/{id}/wholesale/payables': managers,
};
