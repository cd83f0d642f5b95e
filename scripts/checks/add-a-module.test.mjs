import { execFile, execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(root, 'docs/add-a-module.md'), 'utf8');
const minutes = 60_000;

/** The blocks of the page: what kind, of which file, and the text. */
const blocks = [...page.matchAll(/^```(\w+) (\S+)\n(.*?)^```$/gms)].map(([, kind, path, text]) => ({
  kind,
  path,
  text,
}));
const files = blocks.filter(({ kind }) => kind !== 'diff');
const additions = blocks.filter(({ kind }) => kind === 'diff');

let tree;
beforeAll(() => {
  tree = copyOfTheTree();
  for (const { path, text } of files) {
    mkdirSync(dirname(join(tree, path)), { recursive: true });
    writeFileSync(join(tree, path), text, { flag: 'wx' });
  }
  for (const { path, text } of additions) {
    const [above, added] = text.trimEnd().split('\n');
    const lines = readFileSync(join(tree, path), 'utf8').split('\n');
    const places = lines.flatMap((line, index) => (line === above.slice(1) ? [index] : []));
    if (places.length !== 1 || !added.startsWith('+')) throw new Error(`${path} has no one line ${above}`);
    lines.splice(places[0] + 1, 0, added.slice(1));
    writeFileSync(join(tree, path), lines.join('\n'));
  }
}, minutes);
afterAll(() => rmSync(tree, { recursive: true, force: true }));

describe('docs/add-a-module.md', () => {
  it('changes nothing outside of the module but the lists that compose modules', () => {
    expect(files.filter(({ path }) => !/\/greetings[/.]/.test(path))).toEqual([]);
    expect([...new Set(additions.map(({ path }) => path))].sort()).toEqual([
      'apps/console/src/api/client/keys.ts',
      'apps/console/src/manifests.ts',
      'apps/server/src/core/errors/sentences.ts',
      'apps/server/src/routes.ts',
      'packages/contract/src/calls.ts',
      'packages/contract/src/errors.ts',
      'packages/messages/src/en/shell/palette.ts',
      'packages/messages/src/en/shell/shell.ts',
      'packages/rules/src/access/roles.ts',
      'packages/rules/src/navigation/navigation.ts',
    ]);
  });

  it(
    'makes a module that compiles on both sides and keeps the boundaries',
    async () => {
      const tsc = join(tree, 'node_modules/.bin/tsc');
      const checks = [
        ...['packages/rules', 'packages/contract', 'apps/server', 'apps/console'].map((path) => [
          tsc,
          ['-p', path],
        ]),
        [process.execPath, ['scripts/checks/check-boundaries.mjs']],
      ];
      for (const [command, args] of checks) await inTree(command, args);
    },
    5 * minutes,
  );

  it(
    'makes a module that answers over HTTP with its guard and its error, and has its screen in the console',
    async () => {
      const said = await inTree(join(tree, 'node_modules/.bin/vitest'), [
        'run',
        '--reporter=verbose',
        '/greetings/',
      ]);
      expect(said).toMatch(/greets who sells, and nobody else/);
      expect(said).toMatch(/is a page of the store, with an icon of its own/);
      expect(said).toMatch(/Tests .*2 passed/);
    },
    5 * minutes,
  );
});

/** @returns what it printed, without colours; throws with it when it fails */
async function inTree(command, args) {
  const env = { ...process.env, NO_COLOR: '1', VITEST: undefined };
  const ended = run(command, args, { cwd: tree, env, maxBuffer: 10_000_000 });
  const { stdout } = await ended.catch((error) => {
    throw new Error(`${command} ${args.join(' ')}\n${error.stdout}${error.stderr}`);
  });
  return stdout;
}

/** What git knows of, with the packages that are installed; those of the workspace are the copy's own. */
function copyOfTheTree() {
  const copy = mkdtempSync(join(tmpdir(), 'sokoni-module-'));
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  });
  for (const path of tracked.toString().split('\0')) {
    if (!/^((apps|packages|scripts)\/.*|[^/]+)\.(m?[jt]sx?|json|sql|css)$/.test(path)) continue;
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(join(root, path), join(copy, path));
  }
  const workspaces = ['apps', 'packages'].flatMap((room) =>
    readdirSync(join(copy, room)).map((name) => `${room}/${name}/`),
  );
  for (const home of ['', ...workspaces]) linkEach(`${home}node_modules`, copy);
  return copy;
}

/** Links the packages of a folder; a link within the workspace leads to the same place of the copy. */
function linkEach(folder, copy) {
  if (!existsSync(join(root, folder))) return;
  mkdirSync(join(copy, folder));
  for (const name of readdirSync(join(root, folder))) {
    if (name === '.vite') continue;
    if (name !== '@sokoni') {
      symlinkSync(join(root, folder, name), join(copy, folder, name));
      continue;
    }
    mkdirSync(join(copy, folder, name));
    for (const own of readdirSync(join(root, folder, name))) {
      symlinkSync(readlinkSync(join(root, folder, name, own)), join(copy, folder, name, own));
    }
  }
}
