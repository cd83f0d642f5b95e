import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface BuiltWorker {
  /** The file to start. */
  entry: string;
  remove(): Promise<void>;
}

/** The worker as `npm start` runs it: from the sources it starts slower and takes more memory. */
export async function buildWorker(): Promise<BuiltWorker> {
  const folder = await mkdtemp(join(tmpdir(), 'sokoni-build-'));
  await symlink(
    fileURLToPath(new URL('../../../../../node_modules', import.meta.url)),
    join(folder, 'node_modules'),
  );
  const ofServer = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  const { dependencies } = JSON.parse(ofServer) as { dependencies: Record<string, string> };
  await build({
    entryPoints: [fileURLToPath(new URL('../../worker.ts', import.meta.url))],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    external: [...Object.keys(dependencies), 'pg-native'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  return { entry: join(folder, 'worker.mjs'), remove: () => rm(folder, { recursive: true, force: true }) };
}
