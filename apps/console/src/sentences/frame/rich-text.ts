import { createElement, Fragment, type ReactNode } from 'react';

/** The units of a sentence with tags, as one: `richText(say.rich('signUp.terms', { … }))`. */
export function richText(units: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...units);
}
