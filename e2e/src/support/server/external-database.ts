import { query } from '@sokoni/server/testing/database/query';
import { embeddedDatabase } from './embedded-database.ts';

/** The settings of a server that is told to use `name`, a new database of the server that keeps `dataDir`, as if it were an external one. */
export async function externalDatabase(dataDir: string, name: string) {
  const { superUrl } = await embeddedDatabase(dataDir);
  await query(superUrl, `create database ${name} owner sokoni_owner template template0`);
  const urlOf = (role: string) =>
    superUrl.replace('/sokoni?', `/${name}?`).replace(/user=\w+/, `user=${role}`);
  for (const extension of ['pg_trgm', 'unaccent', 'citext']) {
    await query(urlOf('postgres'), `create extension ${extension}`);
  }
  return {
    superUrl: urlOf('postgres'),
    env: {
      DATABASE_URL: urlOf('sokoni_app'),
      DATABASE_OWNER_URL: urlOf('sokoni_owner'),
      SECRET_KEY: 'the same forty characters on every server',
    },
  };
}
