import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { paths } from './paths.ts';
import { Guarded, GuardedDoor } from './routing/guarded.tsx';
import { accountGuards, storeGuards, verifyGuards } from './routing/guards.ts';
import { inItsLanguage } from './routing/in-its-language.tsx';
import { page } from './routing/page.ts';
import { Root, RouteFailed } from './routing/root.tsx';
import { LoginScreen } from './screens/accounts/login.tsx';
import { WaitSpinner } from './ui/buttons/spinner.tsx';

const FirstWait = () => <WaitSpinner page />;

const insideStore = 'inside_store';

/** The pages of the console, the name of each as it is spoken, and the guards that stand before it. */
export const routesWith = (storePages: RouteObject[]): RouteObject[] => [
  {
    Component: Root,
    ErrorBoundary: RouteFailed,
    HydrateFallback: FirstWait,
    children: [
      // Everybody
      // Not lazy: the first visit ends here, and a further trip to the server would hold up its first paint.
      { path: '/login', handle: page('login'), Component: LoginScreen },
      {
        path: '/login/ios',
        handle: page('login'),
        lazy: () => import('#screens/accounts/login-ios.tsx').then((m) => ({ Component: m.LoginIosScreen })),
      },
      {
        path: '/login/google',
        handle: page('google'),
        lazy: () =>
          import('#screens/accounts/google-return.tsx').then((m) => ({ Component: m.GoogleReturnScreen })),
      },
      {
        path: '/ios/success',
        handle: page('iosSuccess'),
        lazy: () =>
          import('#screens/accounts/ios-success.tsx').then((m) => ({ Component: m.IosSuccessScreen })),
      },
      {
        path: '/signup',
        handle: page('signUp'),
        lazy: () => import('#screens/accounts/sign-up.tsx').then((m) => ({ Component: m.SignUpScreen })),
      },
      {
        path: '/signup/ios',
        handle: page('signUp'),
        lazy: () =>
          import('#screens/accounts/sign-up-ios.tsx').then((m) => ({ Component: m.SignUpIosScreen })),
      },
      {
        path: '/verify-email/:token',
        handle: page('verifyEmail'),
        lazy: () =>
          import('#screens/accounts/verify-email.tsx').then((m) => ({ Component: m.VerifyEmailScreen })),
      },
      {
        path: '/forgot-password',
        handle: page('forgotPassword'),
        lazy: () =>
          import('#screens/accounts/forgot-password.tsx').then((m) => ({
            Component: m.ForgotPasswordScreen,
          })),
      },
      {
        path: '/reset-password/:token',
        handle: page('resetPassword'),
        lazy: () =>
          import('#screens/accounts/reset-password.tsx').then((m) => ({ Component: m.ResetPasswordScreen })),
      },
      {
        path: '/terms',
        handle: page('terms'),
        lazy: () => import('#screens/pages/terms.tsx').then((m) => ({ Component: m.TermsScreen })),
      },
      {
        path: '/privacy',
        handle: page('privacy'),
        lazy: () => import('#screens/pages/privacy.tsx').then((m) => ({ Component: m.PrivacyScreen })),
      },
      {
        path: '/about',
        handle: page('about'),
        lazy: () => import('#screens/pages/about.tsx').then((m) => ({ Component: m.AboutScreen })),
      },
      {
        path: '/unauthorized',
        handle: page('unauthorized'),
        lazy: () =>
          import('#screens/pages/unauthorized.tsx').then((m) => ({ Component: m.UnauthorizedScreen })),
      },

      // A logged-in user whose e-mail is still to verify
      {
        element: <GuardedDoor guards={verifyGuards} />,
        children: [
          {
            path: '/verify',
            handle: page('verify'),
            lazy: () => import('#screens/accounts/verify.tsx').then((m) => ({ Component: m.VerifyScreen })),
          },
          {
            path: '/verify/ios',
            handle: page('verify'),
            lazy: () =>
              import('#screens/accounts/verify-ios.tsx').then((m) => ({ Component: m.VerifyIosScreen })),
          },
        ],
      },

      // A verified user, before a store is entered
      {
        element: <Guarded guards={accountGuards} />,
        children: [
          {
            path: '/select-store',
            handle: page('selectStore'),
            lazy: () =>
              import('#screens/stores/select-store.tsx').then((m) => ({ Component: m.SelectStoreScreen })),
          },
          {
            path: '/onboarding',
            handle: page('onboarding'),
            lazy: () =>
              import('./screens/stores/onboarding/onboarding.tsx').then((m) => ({
                Component: m.OnboardingScreen,
              })),
          },
          {
            path: '/account',
            handle: page('account'),
            lazy: () =>
              import('./screens/settings/account/own-account.tsx').then((m) => ({
                Component: m.OwnAccountScreen,
              })),
          },
        ],
      },

      // Inside a store
      {
        id: insideStore,
        element: <Guarded guards={storeGuards} />,
        children: storePages,
      },

      // SPEC section 2: a path with no match redirects to /login
      { path: '*', element: <Navigate to={paths.login} replace /> },
    ],
  },
];

/** Asked for early where it will be needed: a network that goes later takes no page away. */
export const loadStorePages = () => import('./store-pages.ts');

/** The pages inside a store join the others when an address is asked for that none of those has. */
export function createAppRouter() {
  return createBrowserRouter(inItsLanguage(routesWith([])), {
    patchRoutesOnNavigation: async ({ patch }) => {
      const { storePages } = await loadStorePages();
      patch(insideStore, inItsLanguage(storePages));
    },
  });
}
