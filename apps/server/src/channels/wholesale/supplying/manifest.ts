import { staff } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { forgetCompany, takeOverCompany } from './company-hooks.ts';
import { mailDecision } from './mail-decision.ts';
import {
  getCompany,
  getSettings,
  listCompanies,
  listOffers,
  listRequests,
  postCompany,
  postDecision,
  putCompany,
  putOffer,
  putSettings,
} from './routes.ts';

const ofWholesale = { module: 'module_wholesale' } as const;

/** Selling to other businesses: how, what, to whom. */
export const wholesaleSupplying = {
  routes: {
    'GET /marketplace/v1/stores/{id}/wholesale/settings': staff('manageWholesale', getSettings, ofWholesale),
    'PUT /marketplace/v1/stores/{id}/wholesale/settings': staff('manageWholesale', putSettings, ofWholesale),
    'GET /marketplace/v1/stores/{id}/wholesale/products': staff('manageWholesale', listOffers, ofWholesale),
    'PUT /marketplace/v1/stores/{id}/wholesale/products/{product_id}': staff(
      'manageWholesale',
      putOffer,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/companies': staff(
      'manageWholesale',
      listCompanies,
      ofWholesale,
    ),
    'POST /marketplace/v1/stores/{id}/wholesale/companies': staff(
      'manageWholesale',
      postCompany,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}': staff(
      'manageWholesale',
      getCompany,
      ofWholesale,
    ),
    'PUT /marketplace/v1/stores/{id}/wholesale/companies/{customer_id}': staff(
      'manageWholesale',
      putCompany,
      ofWholesale,
    ),
    'GET /marketplace/v1/stores/{id}/wholesale/requests': staff('manageWholesale', listRequests, ofWholesale),
    'POST /marketplace/v1/stores/{id}/wholesale/requests/{request_id}/decision': staff(
      'manageWholesale',
      postDecision,
      ofWholesale,
    ),
  },
  tasks: { mail_wholesale_decision: mailDecision },
  hooks: { customerMerged: takeOverCompany, customerErased: forgetCompany },
} satisfies Manifest;
