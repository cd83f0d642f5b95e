import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import type { TestProject } from 'vitest/node';
import { APPLICATION_ROLE } from '#platform/database/create-cluster.ts';
import { silentLog } from '#platform/database/log.ts';
import { migrate } from '#platform/database/migrate.ts';
import { grantApplicationRole } from '#platform/database/roles.ts';
import { startThrowAwayCluster } from './throw-away-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How to reach the migrated database that freshDatabase copies. Nobody connects to it during the run. */
    templateUrls: { ownerUrl: string; appUrl: string; superUrl: string };
  }
}

/** One throw-away cluster for all test files of the server. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ownerUrl, appUrl, superUrl } = await startThrowAwayCluster();
  try {
    const folder = fileURLToPath(new URL('../../migrations', import.meta.url));
    await migrate({ ownerUrl, folder, log: silentLog });
    await runMigrations({ connectionString: ownerUrl });
    await grantApplicationRole({ ownerUrl, appRole: APPLICATION_ROLE });
    project.provide('templateUrls', { ownerUrl, appUrl, superUrl });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
