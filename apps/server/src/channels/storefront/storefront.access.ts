import type { AccessTable } from '#testing/checks/access.ts';

const admins = ['super_admin', 'admin'] as const;

const managers = ['super_admin', 'admin', 'manager'] as const;

const supervisors = ['super_admin', 'admin', 'manager', 'supervisor'] as const;

export const access: AccessTable = {
  'GET /marketplace/v1/stores/{id}/storefront/preferences': admins,
  'PUT /marketplace/v1/stores/{id}/storefront/preferences': admins,
  'GET /marketplace/v1/stores/{id}/storefront/redirects': admins,
  'POST /marketplace/v1/stores/{id}/storefront/redirects': admins,
  'DELETE /marketplace/v1/stores/{id}/storefront/redirects/{redirect_id}': admins,
  'GET /marketplace/v1/stores/{id}/storefront/domain': admins,
  'PUT /marketplace/v1/stores/{id}/storefront/domain': admins,
  'POST /marketplace/v1/stores/{id}/storefront/domain/checks': admins,
  'DELETE /marketplace/v1/stores/{id}/storefront/domain': admins,
  'GET /marketplace/v1/stores/{id}/storefront/look': managers,
  'PUT /marketplace/v1/stores/{id}/storefront/draft': managers,
  'DELETE /marketplace/v1/stores/{id}/storefront/draft': managers,
  'POST /marketplace/v1/stores/{id}/storefront/publications': managers,
  'GET /marketplace/v1/stores/{id}/storefront/versions': managers,
  'POST /marketplace/v1/stores/{id}/storefront/versions/{version_id}/restoration': managers,
  'POST /marketplace/v1/stores/{id}/storefront/preview-link': managers,
  'GET /marketplace/v1/stores/{id}/storefront/preview': managers,
  'GET /marketplace/v1/stores/{id}/storefront/pictures': managers,
  'POST /marketplace/v1/stores/{id}/storefront/pictures': managers,
  'GET /marketplace/v1/stores/{id}/storefront/product-pictures': managers,
  'POST /marketplace/v1/stores/{id}/storefront/pictures/copies': managers,
  'DELETE /marketplace/v1/stores/{id}/storefront/pictures/{picture_id}': managers,
  'GET /marketplace/v1/stores/{id}/storefront/pages': managers,
  'POST /marketplace/v1/stores/{id}/storefront/pages': managers,
  'GET /marketplace/v1/stores/{id}/storefront/pages/{page_id}': managers,
  'PUT /marketplace/v1/stores/{id}/storefront/pages/{page_id}': managers,
  'DELETE /marketplace/v1/stores/{id}/storefront/pages/{page_id}': managers,
  'GET /marketplace/v1/stores/{id}/storefront/translations': managers,
  'GET /marketplace/v1/stores/{id}/storefront/translations/subjects': managers,
  'GET /marketplace/v1/stores/{id}/storefront/translations/texts': managers,
  'PUT /marketplace/v1/stores/{id}/storefront/translations/texts': managers,
  'GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts': supervisors,
  'GET /marketplace/v1/stores/{id}/storefront/unfinished-checkouts/total': supervisors,
};
