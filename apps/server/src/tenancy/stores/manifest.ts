import { signedIn, staff, verified } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import {
  closeStore,
  deleteAccount,
  goLive,
  listClosedStores,
  reopenStore,
  startTrial,
} from './lifecycle/lifecycle-routes.ts';
import { removeLogo, setLogo, uploadImage } from './pictures/picture-routes.ts';
import { purgeStores } from './purge-stores.ts';
import {
  checkSubDomain,
  createStore,
  getOverview,
  getStore,
  listStores,
  start,
  updateGuide,
  updateSocial,
  updateStore,
  updateVat,
} from './routes.ts';

export const stores = {
  routes: {
    'DELETE /accounts/api/v1/users/account/delete': verified(deleteAccount),
    'GET /accounts/api/v1/users/start': signedIn(start),
    'GET /marketplace/v1/user/start': signedIn(start),
    'GET /marketplace/v1/stores/all': verified(listStores),
    'POST /marketplace/v1/stores/create': verified(createStore),
    'GET /marketplace/v1/stores/closed': verified(listClosedStores),
    'GET /marketplace/v1/sub-domains/{label}': verified(checkSubDomain),
    'GET /marketplace/v1/stores/{id}': staff('seeStore', getStore),
    'PUT /marketplace/v1/stores/{id}/update': staff('editStore', updateStore),
    'PUT /marketplace/v1/stores/{id}/update/social': staff('editStore', updateSocial),
    'PUT /marketplace/v1/stores/{id}/update/vat': staff('editStore', updateVat),
    'POST /marketplace/v1/images/{storeId}/upload': staff('editStore', uploadImage),
    'POST /marketplace/v1/stores/{id}/logo': staff('editStore', setLogo),
    'DELETE /marketplace/v1/stores/{id}/logo': staff('editStore', removeLogo),
    'GET /marketplace/v1/stores/{id}/overview': staff('editStore', getOverview),
    'PUT /marketplace/v1/stores/{id}/guide': staff('editStore', updateGuide),
    'PUT /marketplace/v1/stores/{id}/mode/live': staff('goLive', goLive),
    'PUT /marketplace/v1/stores/{id}/trial/start': staff('manageBilling', startTrial),
    'DELETE /marketplace/v1/stores/{id}': staff('closeStore', closeStore),
    'DELETE /marketplace/v1/stores/{id}/closure': staff('closeStore', reopenStore, { closedStoreToo: true }),
  },
  purge: purgeStores,
} satisfies Manifest;
