import type { RouteObject } from 'react-router';
import { ModuleGate } from '#shell/module-gate.tsx';
import { manifests } from './manifests.ts';
import { RoleGuarded } from './routing/role-guarded.tsx';
import { RouteFailed } from './routing/root.tsx';

/**
 * Inside a store; `rules/navigation` says which role opens what. Apart from the other pages, so that the first visit to /login
 * does not carry the names of all files behind it.
 */
export const storePages: RouteObject[] = [
  {
    Component: RoleGuarded,
    children: [
      ...manifests.flatMap(({ windows }) => windows ?? []),
      {
        lazy: () => import('#shell/shell.tsx').then((m) => ({ Component: m.Shell })),
        children: [
          {
            ErrorBoundary: RouteFailed,
            Component: ModuleGate,
            children: manifests.flatMap(({ pages }) => pages ?? []),
          },
        ],
      },
    ],
  },
];
