import { anyone, signedIn } from '#core/http/route.ts';
import type { Manifest } from '#core/manifest.ts';
import {
  googleInit,
  googleSignIn,
  login,
  logout,
  otpLogin,
  refreshToken,
  register,
  resetPassword,
  sendEmailCode,
  sendPasswordCode,
  verifyEmail,
  verifyEmailByLink,
} from './routes.ts';

export const signIn = {
  routes: {
    'POST /accounts/api/v1/auth/users/register': anyone(register),
    'POST /accounts/api/v1/auth/users/login': anyone(login),
    'POST /accounts/api/v1/auth/users/otp/login': anyone(otpLogin),
    'POST /accounts/api/v1/auth/users/google/signin/init': anyone(googleInit),
    'POST /accounts/api/v1/auth/users/google/signin': anyone(googleSignIn),
    'POST /accounts/api/v1/auth/users/logout': signedIn(logout),
    'POST /accounts/api/v1/users/email/verify': signedIn(verifyEmail),
    'POST /accounts/api/v1/users/email/verify/link': anyone(verifyEmailByLink),
    'POST /accounts/api/v1/users/email/otp/send': anyone(sendEmailCode),
    'POST /accounts/api/v1/auth/password/otp/send': anyone(sendPasswordCode),
    'POST /accounts/api/v1/auth/password/reset': anyone(resetPassword),
    'POST /accounts/api/v1/users/token/refresh': signedIn(refreshToken),
  },
} satisfies Manifest;
