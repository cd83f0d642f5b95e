import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const browserSetup = 'e2e/src/global-setup.ts';

/** Three kinds of tests: without a database, on a throw-away PostgreSQL, and in a browser on the real stack. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'apps/console/**/*.test.ts',
            'apps/console/**/*.test.tsx',
          ],
          environment: 'node',
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          pool: 'forks',
          maxWorkers: 2,
          hookTimeout: 30_000,
          testTimeout: 30_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/src/**/*.test.ts'],
          environment: 'node',
          ...(existsSync(browserSetup) ? { globalSetup: browserSetup } : {}),
          pool: 'forks',
          fileParallelism: false,
          hookTimeout: 60_000,
          testTimeout: 120_000,
          // As long as a page waits for what it is to show.
          expect: { poll: { timeout: 15_000 } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
