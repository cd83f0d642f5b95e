import type { TestProject } from 'vitest/node';
import { dispose, startServer } from './support/server/server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the real server of this run answers. */
    serverUrl: string;
    /** Where it keeps its data. */
    serverDataDir: string;
  }
}

/** One real server, on its own embedded database, for all journeys. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startServer();
  project.provide('serverUrl', server.url);
  project.provide('serverDataDir', server.dataDir);
  return () => dispose(server);
}
