import { existsSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const browserSetup = 'e2e/src/global-setup.ts';

/** The walk of every screen takes as long as many other files: begun last, it would run on alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => moduleId.endsWith('every-screen.test.ts');
    const rest = files.filter((file) => !isLong(file));
    return [...files.filter(isLong), ...(await super.sort(rest))];
  }
}

/** Three kinds of tests: without a database, on a throw-away PostgreSQL, and in a browser on the real stack. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'apps/console/**/*.test.ts',
            'apps/console/**/*.test.tsx',
          ],
          environment: 'node',
          // Else one is left free, of two.
          maxWorkers: 2,
          setupFiles: ['scripts/property-runs.mjs'],
          // A soak goes through each property a hundred times as often.
          testTimeout: process.env.SOAK ? 600_000 : 5_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'server',
          isolate: false,
          include: ['apps/server/src/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          pool: 'forks',
          maxWorkers: 2,
          hookTimeout: 60_000,
          testTimeout: 90_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/src/**/*.test.ts', 'e2e/offline/**/*.test.ts'],
          environment: 'node',
          ...(existsSync(browserSetup) ? { globalSetup: browserSetup } : {}),
          pool: 'forks',
          // Every file makes its own people and stores, so two run beside each other; what is loaded for a file serves
          // the next one too.
          maxWorkers: 2,
          isolate: false,
          hookTimeout: 120_000,
          testTimeout: 240_000,
          // As long as a page waits for what it is to show.
          expect: { poll: { timeout: 30_000 } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
