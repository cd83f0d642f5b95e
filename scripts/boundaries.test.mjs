import { describe, expect, it } from 'vitest';
import { checkBoundaries, rules } from './boundaries.mjs';

const broken = {
  'rules are pure: they import nothing but each other': [
    'packages/rules/src/money.ts',
    "import { z } from 'zod';",
  ],
  'the contract imports rules and zod': ['packages/contract/src/stores.ts', "import pg from 'pg';"],
  'themes import rules and the types of the contract': [
    'packages/themes/src/page.tsx',
    "import { calls } from '@sokoni/contract/calls';",
  ],
  'apps never import each other': ['apps/console/src/app.tsx', "import { x } from '@sokoni/server/app';"],
  'packages never import apps': [
    'packages/contract/src/stores.ts',
    "import { x } from '@sokoni/server/app';",
  ],
  'the platform knows no area': [
    'apps/server/src/platform/command.ts',
    "import { login } from '#accounts/login.ts';",
  ],
  'queries import the platform, not operations or routes': [
    'apps/server/src/stores/queries.ts',
    "import { createStore } from './create-store.ts';",
  ],
  "another area's tables are reached through its operations": [
    'apps/server/src/stores/create-store.ts',
    "import { findUser } from '#accounts/queries.ts';",
  ],
  'operations and queries know no route': [
    'apps/server/src/stores/create-store.ts',
    "import { createStore } from './routes.ts';",
  ],
  'the database driver stays in queries, the platform and the tools': [
    'apps/server/src/stores/create-store.ts',
    "import { sql } from 'kysely';",
  ],
  'only the picture part of the worker loads sharp': [
    'apps/server/src/stores/set-logo.ts',
    "import sharp from 'sharp';",
  ],
  'ui imports nothing of ours and no router': [
    'apps/console/src/ui/button.tsx',
    "import { limits } from '@sokoni/rules/limits';",
  ],
  'parts import ui, api, session and rules, never screens': [
    'apps/console/src/parts/money-input.tsx',
    "import { HomeScreen } from '#screens/home/home.tsx';",
  ],
  'screen areas never import each other': [
    'apps/console/src/screens/stores/select-store.tsx',
    "import { LoginScreen } from '#screens/accounts/login.tsx';",
  ],
  'api and session know no screen, no part, no ui': [
    'apps/console/src/api/client.ts',
    "import { toast } from '#ui/toast.tsx';",
  ],
  'the offline rooms know no React': [
    'apps/console/src/offline/outbox.ts',
    "import { useState } from 'react';",
  ],
  'the console takes types from the contract, zod stays out of the browser': [
    'apps/console/src/api/stores.ts',
    "import { calls } from '@sokoni/contract/calls';",
  ],
  'no import climbs two folders': [
    'apps/server/src/stores/queries.ts',
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

  it('sees lazy imports and re-exports too', () => {
    expect(
      violationsOf('apps/console/src/ui/a.tsx', "const a = import('#screens/home/home.tsx');"),
    ).toHaveLength(1);
    expect(
      violationsOf('apps/console/src/ui/a.tsx', "export const b = 1; export { a } from '#api/client.ts';"),
    ).toHaveLength(1);
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
    expect(violationsOf('apps/server/src/stores/create-store.ts', text)).toHaveLength(1);
    expect(violationsOf('apps/server/src/stores/queries.ts', text)).toEqual([]);
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
