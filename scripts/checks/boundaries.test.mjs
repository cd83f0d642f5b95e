import { describe, expect, it } from 'vitest';
import { checkBoundaries, rules } from './boundaries.mjs';

const broken = {
  'rules are pure: they import nothing but each other': [
    'packages/rules/src/money/money.ts',
    "import { z } from 'zod';",
  ],
  'the contract imports rules and zod': ['packages/contract/src/tenancy/stores.ts', "import pg from 'pg';"],
  'rules and the contract answer reasons, never sentences of the catalogue': [
    'packages/rules/src/access/password.ts',
    "import { accountProblems } from '@sokoni/messages/en/accounts/accounts';",
  ],
  'the catalogue of sentences imports nothing of ours but the list of languages': [
    'packages/messages/src/translator.ts',
    "import { limits } from '@sokoni/rules/limits';",
  ],
  'a language imports nothing at all: its files are data': [
    'packages/messages/src/en/accounts/accounts.ts',
    "import { translator } from '#translator.ts';",
  ],
  'themes import rules and the types of the contract': [
    'packages/themes/src/page.tsx',
    "import { calls } from '@sokoni/contract/calls';",
  ],
  'apps never import each other': ['apps/console/src/app.tsx', "import { x } from '@sokoni/server/app';"],
  'packages never import apps': [
    'packages/contract/src/tenancy/stores.ts',
    "import { x } from '@sokoni/server/app';",
  ],
  'rooms of the server depend downwards only': [
    'apps/server/src/core/command.ts',
    "import { findStore } from '#tenancy/stores/find-store.ts';",
  ],
  'queries import core, not operations or routes': [
    'apps/server/src/tenancy/stores/queries.ts',
    "import { createStore } from './create-store.ts';",
  ],
  "another area's tables are reached through its operations": [
    'apps/server/src/tenancy/stores/lifecycle/create-store.ts',
    "import { findUser } from '#tenancy/accounts/queries.ts';",
  ],
  'operations and queries know no route': [
    'apps/server/src/tenancy/stores/lifecycle/create-store.ts',
    "import { createStore } from '../routes.ts';",
  ],
  'manifests are read where they are composed': [
    'apps/server/src/sales/orders/place-order.ts',
    "import { discounts } from '#sales/discounts/manifest.ts';",
  ],
  'the database driver stays in queries, core and the tools': [
    'apps/server/src/tenancy/stores/lifecycle/create-store.ts',
    "import { sql } from 'kysely';",
  ],
  'only the picture part of the worker loads sharp': [
    'apps/server/src/stores/set-logo.ts',
    "import sharp from 'sharp';",
  ],
  'ui imports nothing of ours but its own words, and no router': [
    'apps/console/src/ui/buttons/button.tsx',
    "import { limits } from '@sokoni/rules/limits';",
  ],
  'parts import ui, api, session and rules, never screens or the shell': [
    'apps/console/src/parts/money/money-input.tsx',
    "import { chime } from '#shell/new-orders/chime.ts';",
  ],
  'session knows no api': [
    'apps/console/src/session/session.ts',
    "import { api } from '#api/client/client.ts';",
  ],
  'screen areas never import each other': [
    'apps/console/src/screens/stores/select-store.tsx',
    "import { LoginScreen } from '#screens/accounts/login.tsx';",
  ],
  'api and session know no screen, no part, no ui': [
    'apps/console/src/api/client/client.ts',
    "import { toast } from '#ui/toast.tsx';",
  ],
  'the offline rooms know no React': [
    'apps/console/src/offline/outbox.ts',
    "import { useState } from 'react';",
  ],
  'the console takes types from the contract, zod stays out of the browser': [
    'apps/console/src/api/stores/stores.ts',
    "import { calls } from '@sokoni/contract/calls';",
  ],
  'no import climbs two folders': [
    'apps/server/src/tenancy/stores/queries.ts',
    "import { x } from '../../scripts/x.ts';",
  ],
};

function violationsOf(path, text) {
  return checkBoundaries(new Map([[path, text]])).violations;
}

describe('ARCHITECTURE: who may import whom', () => {
  it('has an example that breaks each rule', () => {
    expect(Object.keys(broken).sort()).toEqual(rules.map((rule) => rule.name).sort());
  });

  for (const [name, [path, text]] of Object.entries(broken)) {
    it(`fires: ${name}`, () => {
      expect(violationsOf(path, text).some((violation) => violation.endsWith(name))).toBe(true);
    });
  }

  it.each([
    ['core/command.ts', '#tenancy/stores/days/store-day.ts'],
    ['embedded/cluster.ts', '#tenancy/stores/days/store-day.ts'],
    ['tenancy/stores/days/store-day.ts', '#stock/open-stock.ts'],
    ['stock/open-stock.ts', '#catalogue/products/product-view.ts'],
    ['catalogue/products/product-view.ts', '#customers/lock-customer.ts'],
    ['customers/lock-customer.ts', '#inventory/purchasing/routes.ts'],
    ['inventory/purchasing/save-order.ts', '#sales/orders/open-order.ts'],
    ['sales/orders/open-order.ts', '#insights/home/read-home.ts'],
    ['insights/home/read-home.ts', '#channels/storefront/page.ts'],
    ['insights/home/read-home.ts', '#routes.ts'],
    ['sales/orders/open-order.ts', '#demo/days.ts'],
    ['sales/orders/open-order.ts', '#tools/backup.ts'],
    ['sales/orders/open-order.ts', '#testing/http/app.ts'],
  ])('%s may not import %s, and not its types', (from, to) => {
    const ofRooms = violationsOf(`apps/server/src/${from}`, `import type { A } from '${to}';`);
    expect(ofRooms.filter((violation) => violation.includes('depend downwards'))).toHaveLength(1);
  });

  it.each(['routes.ts', 'demo/days.ts', 'tools/backup.ts', 'sales/orders/open-order.test.ts'])(
    '%s may use all rooms',
    (from) => {
      expect(
        violationsOf(`apps/server/src/${from}`, "import { a } from '#insights/home/read-home.ts';"),
      ).toEqual([]);
    },
  );

  it('finds a circle of areas where no file is in one, through types and lazy imports too', () => {
    const circle = new Map([
      [
        'apps/server/src/tenancy/stores/a.ts',
        "import type { B } from '#tenancy/staff/b.ts'; export type A = B;",
      ],
      ['apps/server/src/tenancy/staff/c.ts', "export const c = () => import('#tenancy/stores/d.ts');"],
    ]);
    expect(checkBoundaries(circle).violations).toEqual([
      'a cycle of areas: tenancy/stores -> tenancy/staff -> tenancy/stores',
    ]);
  });

  it('sees lazy imports and re-exports too', () => {
    expect(
      violationsOf('apps/console/src/ui/a.tsx', "const a = import('#screens/home/home.tsx');"),
    ).toHaveLength(1);
    expect(
      violationsOf('apps/console/src/ui/a.tsx', "export const b = 1; export { a } from '#api/client.ts';"),
    ).toHaveLength(1);
  });

  it('lets ui say its own words, and those of no area', () => {
    const of = (file) =>
      violationsOf(
        'apps/console/src/ui/a.tsx',
        `import { say } from '#sentences/frame/${file}.ts'; export const a = say;`,
      );
    expect([of('ui'), of('first-ui'), of('rich-text')].flat()).toEqual([]);
    expect(of('orders')).toHaveLength(1);
  });

  it('keeps the sentences out of the contract too, and lets the apps have them', () => {
    const text =
      "import { accountPages } from '@sokoni/messages/en/accounts/accounts'; export const a = accountPages;";
    const stays = 'rules and the contract answer reasons, never sentences of the catalogue';
    expect(violationsOf('packages/contract/src/errors.ts', text).join()).toContain(stays);
    expect(violationsOf('apps/console/src/screens/accounts/login.tsx', text)).toEqual([]);
    expect(violationsOf('apps/server/src/core/mail/templates.ts', text)).toEqual([]);
  });

  it('lets types of the contract into the console', () => {
    expect(
      violationsOf(
        'apps/console/src/api/a.ts',
        "import type { Calls } from '@sokoni/contract/calls'; export type A = Calls;",
      ),
    ).toEqual([]);
  });

  it('finds SQL outside of its rooms', () => {
    const text = "export const f = (db) => db.selectFrom('users').execute();";
    expect(violationsOf('apps/server/src/tenancy/stores/lifecycle/create-store.ts', text)).toHaveLength(1);
    expect(violationsOf('apps/server/src/tenancy/stores/queries.ts', text)).toEqual([]);
  });

  it.each([
    ['core/database/gift-cards.ts', 'export const find = 1;', 'gift'],
    ['core/orders/find.ts', 'export const find = 1;', 'orders'],
    ['core/find.ts', 'export function findStoreCredit() {}', 'credit'],
    ['core/find.ts', 'export interface ProductFilter {}', 'product'],
    ['core/find.ts', 'const a = 1; export { a as categoriesBelow };', 'categories'],
  ])('finds a noun of the trade in %s: %s', (path, text, noun) => {
    expect(violationsOf(`apps/server/src/${path}`, text)).toEqual([
      `apps/server/src/${path} names ${noun}: core names no noun of the trade`,
    ]);
  });

  it.each([
    ['core/database/commands/store-numbers.ts', 'export function takeStoreNumbers() {}'],
    ['core/http/route.ts', 'export function staff() {}'],
    [
      'core/find.ts',
      "const order = 'asc'; export interface Credential { order: string } export const reorder = order;",
    ],
    ['core/database/tables.ts', 'export interface GiftCards {}'],
    ['sales/gift-cards/gift-card-view.ts', 'export function giftCardView() {}'],
  ])('lets %s be: %s', (path, text) => {
    expect(violationsOf(`apps/server/src/${path}`, text)).toEqual([]);
  });

  it('finds barrels and cycles', () => {
    expect(violationsOf('apps/console/src/ui/all.ts', "export { a } from './a.ts';")).toHaveLength(1);
    const circle = new Map([
      ['packages/rules/src/a.ts', "import { b } from './b.ts'; export const a = b;"],
      ['packages/rules/src/b.ts', "import { a } from './a.ts'; export const b = a;"],
    ]);
    expect(checkBoundaries(circle).violations).toHaveLength(1);
  });
});
