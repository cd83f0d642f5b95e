import { type NavigationEntry, type NavigationItem, navigation } from '@sokoni/rules/navigation/navigation';
import { isValidElement } from 'react';
import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { paths } from './paths.ts';
import { routesWith } from './routes.tsx';
import { Guarded, GuardedDoor } from './routing/guarded.tsx';
import { accountGuards, storeGuards, verifyGuards } from './routing/guards.ts';
import { storePages } from './store-pages.ts';

const routes = routesWith(storePages);

/** What stands at an address: the path of the route, its spoken name, and its guards. */
function at(address: string) {
  const matches = matchRoutes(routes, address) ?? [];
  const last = matches.at(-1)?.route;
  return {
    path: last?.path,
    page: last?.handle?.page(),
    guards: matches.map(({ route }) => guardsOf(route.element)).find((guards) => guards !== undefined),
  };
}

function guardsOf(element: unknown): unknown {
  return isValidElement<{ guards: unknown }>(element) &&
    (element.type === Guarded || element.type === GuardedDoor)
    ? element.props.guards
    : undefined;
}

describe('SPEC 2: Route table', () => {
  it.each([
    ['/login', 'Login', undefined],
    ['/login/ios', 'Login', undefined],
    ['/ios/success?otp=x', 'Success', undefined],
    ['/signup', 'Sign up', undefined],
    ['/signup/ios', 'Sign up', undefined],
    ['/verify', 'Verify', verifyGuards],
    ['/verify/ios', 'Verify', verifyGuards],
    ['/forgot-password', 'Forgot password', undefined],
    ['/reset-password/abc', 'Reset password', undefined],
    ['/select-store', 'My Stores', accountGuards],
    ['/onboarding', 'Onboarding', accountGuards],
    ['/account', 'Account', accountGuards],
    ['/', 'Home', storeGuards],
    ['/dashboard/theme', 'Theme', storeGuards],
    ['/products', 'Products', storeGuards],
    ['/products/new', 'New product', storeGuards],
    ['/products/0198', 'Product', storeGuards],
    ['/orders/sell', 'Sell', storeGuards],
    ['/orders/sell/display', 'Customer display', storeGuards],
    ['/unauthorized', 'Unauthorized', undefined],
  ])('%s is the %s page', (address, page, guards) => {
    expect(at(address)).toMatchObject({ page });
    expect(at(address).guards).toBe(guards);
  });

  it.each([
    '/login/else',
    '/login/ios/else',
    '/signup/else',
    '/verify/else',
    '/ios',
    '/ios/success/else',
    '/reset-password',
    '/products/1/else',
    '/nowhere',
    '/settings',
  ])('%s matches nothing and is sent to /login', (address) => {
    expect(at(address).path).toBe('*');
  });

  it('has a route and a spoken name for every link of the console', () => {
    for (const link of Object.values(paths)) {
      const address =
        typeof link === 'function' ? (link as (...ids: string[]) => string)('x/y', 'x', 'x') : link;
      const { path, page } = at(address);
      expect(path, address).not.toBe('*');
      expect(page, address).toBeTruthy();
    }
  });

  it('guards every line of the sidebar as a page of a store', () => {
    const lines = (navigation as readonly NavigationItem[]).flatMap((item): readonly NavigationEntry[] =>
      'pages' in item ? item.pages : [item],
    );
    for (const { path } of lines) expect(at(path).guards, path).toBe(storeGuards);
  });
});
