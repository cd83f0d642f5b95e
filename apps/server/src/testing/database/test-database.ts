import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { inject } from 'vitest';
import type { ClusterUrls } from '#embedded/cluster.ts';
import { DATABASE_NAME, OWNER_ROLE } from '#embedded/create-cluster.ts';
import { hangUp, query } from './query.ts';

/** A database of its own for one test file, migrated and granted as a server would. */
export interface TestDatabase extends ClusterUrls {
  drop(): Promise<void>;
}

/** Copies the template. Call it in beforeAll and `drop` in afterAll, after the pools are closed. */
export async function freshDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const { ownerUrl, appUrl, superUrl } = inject('templateUrls');
  const maintenanceUrl = inDatabase(superUrl, 'postgres');
  await copyTemplate(maintenanceUrl, name);
  const urls = {
    ownerUrl: inDatabase(ownerUrl, name),
    appUrl: inDatabase(appUrl, name),
    superUrl: inDatabase(superUrl, name),
  };
  return {
    ...urls,
    async drop() {
      await hangUp(Object.values(urls));
      // A pool that has ended may still be hanging up: the database waits for that, where force would cut it off in between.
      await query(maintenanceUrl, `drop database ${name}`).catch(() =>
        query(maintenanceUrl, `drop database if exists ${name} with (force)`),
      );
    },
  };
}

function inDatabase(url: string, name: string): string {
  return url.replace(`/${DATABASE_NAME}?`, `/${name}?`);
}

/** Two copies cannot be taken at once: the one that comes second is told that the template is in use. */
async function copyTemplate(maintenanceUrl: string, name: string): Promise<void> {
  for (;;) {
    try {
      await query(maintenanceUrl, `create database ${name} template ${DATABASE_NAME} owner ${OWNER_ROLE}`);
      return;
    } catch (error) {
      if ((error as pg.DatabaseError).code !== '55006') throw error;
      await wait(20 + Math.random() * 30);
    }
  }
}
