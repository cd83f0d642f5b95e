import pg from 'pg';
import type { Log } from '#core/database/access/log.ts';
import { assertSafeDatabase, currentRole, grantApplicationRole } from '#core/database/access/roles.ts';
import { migrate } from '#core/database/upkeep/migrate.ts';
import { migrateJobs } from '#core/jobs/jobs.ts';

/**
 * Migrates as the owner, gives the application role its rights, and proves as that role that the database may be trusted.
 * @throws ConfigError where a person must change something
 */
export async function prepareDatabase({
  appUrl,
  ownerUrl,
  migrations,
  log,
}: {
  appUrl: string;
  ownerUrl: string;
  migrations: string;
  log: Log;
}): Promise<void> {
  await migrate({ ownerUrl, folder: migrations, log });
  await migrateJobs(ownerUrl, log);
  const app = new pg.Client({ connectionString: appUrl, application_name: 'sokoni-start' });
  await app.connect();
  try {
    await grantApplicationRole({ ownerUrl, appRole: await currentRole(app) });
    await assertSafeDatabase(app);
  } finally {
    await app.end();
  }
}
