import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import type { TestProject } from 'vitest/node';
import { silentLog } from '#core/database/access/log.ts';
import { grantApplicationRole } from '#core/database/access/roles.ts';
import { migrate } from '#core/database/upkeep/migrate.ts';
import { APPLICATION_ROLE } from '#embedded/create-cluster.ts';
import { startThrowAwayCluster } from './database/temporary-cluster.ts';

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
