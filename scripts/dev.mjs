import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild, ensurePackages, root } from './setup.mjs';
import { writeThemes } from './write-themes.mjs';

// The server restarts and the console reloads when a file changes. The console's address is printed by vite.
ensurePackages();
ensureBuild();
writeThemes();
const bin = join(root, 'node_modules', '.bin');
const watched = ['src/**/*.ts', '../../packages/*/src/**/*.{ts,tsx}'].flatMap((glob) => ['--include', glob]);
const children = [
  // tsx knows what the first process loads; the modules of the web process and of the worker are named for it.
  spawn(join(bin, 'tsx'), ['watch', '--clear-screen=false', ...watched, 'src/main.ts'], {
    cwd: join(root, 'apps/server'),
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: process.env.DATA_DIR ?? join(root, 'data') },
  }),
  spawn(join(bin, 'vite'), [], { cwd: join(root, 'apps/console'), stdio: 'inherit' }),
];
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode ??= code ?? 0;
  });
}
