import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command in the project; stops everything with its exit code when it fails. */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (result.error) throw result.error;
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Installs the packages of the lock file unless exactly these are installed. */
export function ensurePackages() {
  const stamp = join(root, 'node_modules', '.installed-lock');
  const wanted = digestOf('/package-lock.json', readFileSync(join(root, 'package-lock.json')));
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages');
  // Not `npm ci`: it fails where a registry lacks the optional binaries of other platforms. The lock file still decides.
  run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

/**
 * Builds server and console unless they were built from exactly these sources, told by size and time: to read them all would take a
 * tenth of a start. In a process of its own: what the bundlers load must not stay in a server that starts afterwards.
 */
export function ensureBuild() {
  const stamp = join(root, '.cache', 'built-from');
  const wanted = digestOf(JSON.stringify(sources().map(traceOf)));
  const built = ['apps/server/dist/main.js', 'apps/console/dist/index.html'].every((file) =>
    existsSync(join(root, file)),
  );
  if (built && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building');
  run(process.execPath, [join(root, 'scripts/build.mjs')]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function sources() {
  const folders = [
    'apps/server/src',
    'apps/console/src',
    'apps/console/build',
    'apps/console/public',
    'apps/storefront/src',
    'packages',
  ];
  const files = [
    'package-lock.json',
    'apps/console/index.html',
    'apps/console/vite.config.ts',
    'apps/server/package.json',
    'scripts/build.mjs',
  ];
  return [
    ...files.map((file) => join(root, file)),
    ...folders.flatMap((folder) => filesBelow(join(root, folder))),
  ];
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesBelow(path);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
    })
    .sort();
}

function traceOf(file) {
  const { size, mtimeMs } = statSync(file);
  return [file.slice(root.length), size, mtimeMs];
}

function digestOf(...parts) {
  const hash = createHash('sha256').update(process.version);
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
