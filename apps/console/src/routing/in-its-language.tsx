import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { loadAllSentences, useLanguage } from '#session/language.ts';

/**
 * The same routes, whose pages wait for the sentences of their language (without a network they do with English), and are drawn anew when another one is chosen: what was typed
 * stays, since the page itself does.
 */
export function inItsLanguage(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { Component, lazy, children } = route;
    return {
      ...route,
      ...(Component && { Component: following(Component) }),
      ...(typeof lazy === 'function' && { lazy: withSentences(lazy) }),
      ...(children && { children: inItsLanguage(children) }),
    } as RouteObject;
  });
}

type Lazy = () => Promise<{ Component?: ComponentType | null }>;

function withSentences(lazy: unknown): Lazy {
  return async () => {
    const [{ Component, ...route }] = await Promise.all([
      (lazy as Lazy)(),
      loadAllSentences().catch(() => {}),
    ]);
    return { ...route, ...(Component && { Component: following(Component) }) };
  };
}

function following(Page: ComponentType): ComponentType {
  return function InItsLanguage() {
    useLanguage();
    return <Page />;
  };
}
