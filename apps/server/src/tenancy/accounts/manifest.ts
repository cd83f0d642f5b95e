import { anyone, verified } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import { sendAccountMail } from './codes/send-account-mail.ts';
import {
  changePassword,
  confirmSession,
  endSession,
  getMe,
  getNetworkAddress,
  listSessions,
  sendConfirmationCode,
  updateMe,
  updatePreferences,
} from './profile-routes.ts';
import { purgeAccounts } from './purge-queries.ts';

export const accounts = {
  routes: {
    'GET /accounts/api/v1/network-address': anyone(getNetworkAddress),
    'PUT /admin/reset-password': verified(changePassword),
    'GET /accounts/api/v1/users/me': verified(getMe),
    'PUT /accounts/api/v1/users/me': verified(updateMe),
    'PUT /accounts/api/v1/users/preferences': verified(updatePreferences),
    'GET /accounts/api/v1/users/sessions': verified(listSessions),
    'DELETE /accounts/api/v1/users/sessions/{session_id}': verified(endSession),
    'POST /accounts/api/v1/users/session/confirmation': verified(confirmSession),
    'POST /accounts/api/v1/users/session/confirmation/code': verified(sendConfirmationCode),
  },
  tasks: {
    send_account_mail: sendAccountMail,
  },
  purge: purgeAccounts,
} satisfies Manifest;
