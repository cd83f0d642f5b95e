import { createBrowserRouter, Navigate, type RouteObject } from 'react-router';
import { paths } from './paths.ts';
import { Guarded, GuardedDoor } from './routing/guarded.tsx';
import { accountGuards, storeGuards, verifyGuards } from './routing/guards.ts';
import { Root, RouteFailed } from './routing/root.tsx';
import type { RouteHandle } from './routing/route-status.tsx';
import { LoginScreen } from './screens/accounts/login.tsx';
import { WaitSpinner } from './ui/spinner.tsx';

/** Inside a store; `rules/navigation` says which role opens what. */
const storePages: RouteObject[] = [
  {
    path: '/',
    handle: page('Home'),
    lazy: () => import('#screens/home/home.tsx').then((m) => ({ Component: m.HomeScreen })),
  },
  {
    path: '/dashboard/theme',
    handle: page('Theme'),
    lazy: () => import('#screens/theme/theme.tsx').then((m) => ({ Component: m.ThemeScreen })),
  },
  {
    path: '/products',
    handle: page('Products'),
    lazy: () => import('#screens/products/products.tsx').then((m) => ({ Component: m.ProductsScreen })),
  },
  {
    path: '/products/new',
    handle: page('New product'),
    lazy: () => import('#screens/products/new-product.tsx').then((m) => ({ Component: m.NewProductScreen })),
  },
  {
    path: '/products/spreadsheet',
    handle: page('Spreadsheet'),
    lazy: () =>
      import('#screens/products/sheet/spreadsheet.tsx').then((m) => ({ Component: m.SpreadsheetScreen })),
  },
  {
    path: '/products/import',
    handle: page('Import products'),
    lazy: () => import('#screens/imports/imports.tsx').then((m) => ({ Component: m.ImportsScreen })),
  },
  {
    path: '/products/import/:id',
    handle: page('Import'),
    lazy: () => import('#screens/imports/import.tsx').then((m) => ({ Component: m.ImportScreen })),
  },
  {
    path: '/products/:id',
    handle: page('Product'),
    lazy: () => import('#screens/products/product.tsx').then((m) => ({ Component: m.ProductScreen })),
  },
  {
    path: '/inventory',
    handle: page('Inventory'),
    lazy: () => import('#screens/inventory/stock.tsx').then((m) => ({ Component: m.StockScreen })),
  },
  {
    path: '/inventory/movements',
    handle: page('Movements'),
    lazy: () => import('#screens/inventory/movements.tsx').then((m) => ({ Component: m.MovementsScreen })),
  },
  {
    path: '/inventory/stock-takes',
    handle: page('Stock-takes'),
    lazy: () =>
      import('#screens/stock-takes/stock-takes.tsx').then((m) => ({ Component: m.StockTakesScreen })),
  },
  {
    path: '/inventory/stock-takes/:id',
    handle: page('Stock-take'),
    lazy: () => import('#screens/stock-takes/stock-take.tsx').then((m) => ({ Component: m.StockTakeScreen })),
  },
  {
    path: '/inventory/transfers',
    handle: page('Transfers'),
    lazy: () => import('#screens/transfers/transfers.tsx').then((m) => ({ Component: m.TransfersScreen })),
  },
  {
    path: '/inventory/transfers/new',
    handle: page('New transfer'),
    lazy: () =>
      import('#screens/transfers/new-transfer.tsx').then((m) => ({ Component: m.NewTransferScreen })),
  },
  {
    path: '/inventory/transfers/:id',
    handle: page('Transfer'),
    lazy: () => import('#screens/transfers/transfer.tsx').then((m) => ({ Component: m.TransferScreen })),
  },
  {
    path: '/inventory/locations',
    handle: page('Locations'),
    lazy: () => import('#screens/inventory/locations.tsx').then((m) => ({ Component: m.LocationsScreen })),
  },
  {
    path: '/inventory/purchase-orders',
    handle: page('Purchase orders'),
    lazy: () =>
      import('#screens/purchasing/purchase-orders.tsx').then((m) => ({ Component: m.PurchaseOrdersScreen })),
  },
  {
    path: '/inventory/purchase-orders/new',
    handle: page('New purchase order'),
    lazy: () =>
      import('#screens/purchasing/new-purchase-order.tsx').then((m) => ({
        Component: m.NewPurchaseOrderScreen,
      })),
  },
  {
    path: '/inventory/purchase-orders/:id',
    handle: page('Purchase order'),
    lazy: () =>
      import('#screens/purchasing/purchase-order.tsx').then((m) => ({ Component: m.PurchaseOrderScreen })),
  },
  {
    path: '/inventory/purchase-orders/:id/receive',
    handle: page('Receive goods'),
    lazy: () =>
      import('#screens/purchasing/receive-goods.tsx').then((m) => ({ Component: m.ReceiveGoodsScreen })),
  },
  {
    path: '/inventory/suppliers',
    handle: page('Suppliers'),
    lazy: () => import('#screens/purchasing/suppliers.tsx').then((m) => ({ Component: m.SuppliersScreen })),
  },
  {
    path: '/inventory/reorder',
    handle: page('Reorder'),
    lazy: () => import('#screens/purchasing/reorder.tsx').then((m) => ({ Component: m.ReorderScreen })),
  },
  {
    path: '/orders/sell',
    handle: page('Sell'),
    lazy: () => import('#screens/sell/sell.tsx').then((m) => ({ Component: m.SellScreen })),
  },
  {
    path: '/modules',
    handle: page('Modules'),
    lazy: () => import('#screens/modules/modules.tsx').then((m) => ({ Component: m.ModulesScreen })),
  },
  {
    path: '/settings/store',
    handle: page('Store settings'),
    lazy: () => import('#screens/settings/store.tsx').then((m) => ({ Component: m.StoreSettingsScreen })),
  },
  {
    path: '/settings/taxes',
    handle: page('Taxes'),
    lazy: () => import('#screens/settings/taxes.tsx').then((m) => ({ Component: m.TaxesScreen })),
  },
  {
    path: '/settings/mode',
    handle: page('Store mode'),
    lazy: () => import('#screens/settings/mode.tsx').then((m) => ({ Component: m.ModeScreen })),
  },
  {
    path: '/settings/staff',
    handle: page('Staff'),
    lazy: () => import('#screens/settings/staff.tsx').then((m) => ({ Component: m.StaffScreen })),
  },
  {
    path: '/settings/account',
    handle: page('Account'),
    lazy: () => import('#screens/settings/account.tsx').then((m) => ({ Component: m.AccountScreen })),
  },
];

/** Every page of the console, its name as it is spoken, and the guards that stand before it. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RouteFailed,
    HydrateFallback: () => <WaitSpinner page />,
    children: [
      // Everybody
      // Not lazy: the first visit ends here, and a further trip to the server would hold up its first paint.
      { path: '/login', handle: page('Login'), Component: LoginScreen },
      {
        path: '/login/ios',
        handle: page('Login'),
        lazy: () => import('#screens/accounts/login-ios.tsx').then((m) => ({ Component: m.LoginIosScreen })),
      },
      {
        path: '/login/google',
        handle: page('Google sign-in'),
        lazy: () =>
          import('#screens/accounts/google-return.tsx').then((m) => ({ Component: m.GoogleReturnScreen })),
      },
      {
        path: '/ios/success',
        handle: page('Success'),
        lazy: () =>
          import('#screens/accounts/ios-success.tsx').then((m) => ({ Component: m.IosSuccessScreen })),
      },
      {
        path: '/signup',
        handle: page('Sign up'),
        lazy: () => import('#screens/accounts/sign-up.tsx').then((m) => ({ Component: m.SignUpScreen })),
      },
      {
        path: '/signup/ios',
        handle: page('Sign up'),
        lazy: () =>
          import('#screens/accounts/sign-up-ios.tsx').then((m) => ({ Component: m.SignUpIosScreen })),
      },
      {
        path: '/verify-email/:token',
        handle: page('Verify e-mail'),
        lazy: () =>
          import('#screens/accounts/verify-email.tsx').then((m) => ({ Component: m.VerifyEmailScreen })),
      },
      {
        path: '/forgot-password',
        handle: page('Forgot password'),
        lazy: () =>
          import('#screens/accounts/forgot-password.tsx').then((m) => ({
            Component: m.ForgotPasswordScreen,
          })),
      },
      {
        path: '/reset-password/:token',
        handle: page('Reset password'),
        lazy: () =>
          import('#screens/accounts/reset-password.tsx').then((m) => ({ Component: m.ResetPasswordScreen })),
      },
      {
        path: '/terms',
        handle: page('Terms'),
        lazy: () => import('#screens/pages/terms.tsx').then((m) => ({ Component: m.TermsScreen })),
      },
      {
        path: '/privacy',
        handle: page('Privacy policy'),
        lazy: () => import('#screens/pages/privacy.tsx').then((m) => ({ Component: m.PrivacyScreen })),
      },
      {
        path: '/about',
        handle: page('About'),
        lazy: () => import('#screens/pages/about.tsx').then((m) => ({ Component: m.AboutScreen })),
      },
      {
        path: '/unauthorized',
        handle: page('Unauthorized'),
        lazy: () =>
          import('#screens/pages/unauthorized.tsx').then((m) => ({ Component: m.UnauthorizedScreen })),
      },

      // A logged-in user whose e-mail is still to verify
      {
        element: <GuardedDoor guards={verifyGuards} />,
        children: [
          {
            path: '/verify',
            handle: page('Verify'),
            lazy: () => import('#screens/accounts/verify.tsx').then((m) => ({ Component: m.VerifyScreen })),
          },
          {
            path: '/verify/ios',
            handle: page('Verify'),
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
            handle: page('My Stores'),
            lazy: () =>
              import('#screens/stores/select-store.tsx').then((m) => ({ Component: m.SelectStoreScreen })),
          },
          {
            path: '/onboarding',
            handle: page('Onboarding'),
            lazy: () =>
              import('#screens/stores/onboarding.tsx').then((m) => ({ Component: m.OnboardingScreen })),
          },
          {
            path: '/account',
            handle: page('Account'),
            lazy: () =>
              import('#screens/settings/own-account.tsx').then((m) => ({ Component: m.OwnAccountScreen })),
          },
        ],
      },

      // Inside a store
      {
        element: <Guarded guards={storeGuards} />,
        children: [
          {
            lazy: () => import('#shell/shell.tsx').then((m) => ({ Component: m.Shell })),
            children: [{ ErrorBoundary: RouteFailed, children: storePages }],
          },
        ],
      },

      // SPEC section 2: a path with no match redirects to /login
      { path: '*', element: <Navigate to={paths.login} replace /> },
    ],
  },
];

export function createAppRouter() {
  return createBrowserRouter(routes);
}

function page(name: string): RouteHandle {
  return { page: name };
}
