import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, relative } from 'node:path';
import { ensureTestBrowser } from './chromium.mjs';
import { ensureBuild, ensurePackages, root } from './setup.mjs';

// Proves the whole: types, lint, format, boundaries, sentences, unit, database, HTTP, browser, the budget of the bundles.
// `--soak` takes the property runs as far as they go instead, with a seed nobody has tried.
const soak = process.argv.includes('--soak');
const started = Date.now();
const output = join(root, 'test-output');
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

ensurePackages();
process.env.CHROMIUM = ensureTestBrowser();
if (!existsSync(join(root, '.ci', 'run'))) throw new Error('.ci/run is missing');

const results = [];

/** One command that passes or fails as a whole. */
function check(name, command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: process.env });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (text += chunk));
    child.on('close', (code) => {
      results.push({ name, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
      if (code !== 0) console.log(text);
      resolve();
    });
  });
}

const bin = (name) => join(root, 'node_modules', '.bin', name);

function types(project) {
  return check(`types: ${project}`, bin('tsc'), ['-p', join(root, project)]);
}

function vitest(project, ...files) {
  const report = join(output, `${project}.json`);
  console.log(`\n--- ${project} tests`);
  const { status } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules/vitest/vitest.mjs'),
      'run',
      ...files,
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, SOAK: soak ? '1' : '' } },
  );
  const counted = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  const passed = counted?.numPassedTests ?? 0;
  // A file that could not even be read, or a run that died, is a failure although no test of it failed.
  const failed = Math.max(counted?.numFailedTests ?? 0, status === 0 && passed > 0 ? 0 : 1);
  const pending = (counted?.numPendingTests ?? 0) + (counted?.numTodoTests ?? 0);
  results.push({ name: project, passed, failed: failed + pending, refused: refusedTests(counted) });
}

/** What did not pass, by file and name: a log is read from its end, and may have lost its beginning. */
function refusedTests(counted) {
  return (counted?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status !== 'passed');
    if (tests.length === 0) return status === 'passed' ? [] : [`${file}: ${message}`];
    return tests.map((test) => `${file} > ${test.fullName}: ${test.failureMessages.join('\n')}`);
  });
}

if (!soak) {
  const projects = [
    'packages/rules',
    'packages/contract',
    'packages/messages',
    'packages/themes',
    'apps/server',
    'apps/console',
    'apps/storefront',
    'tsconfig.tests.json',
  ];
  for (const project of projects) await types(project);
  await check('lint and format', bin('biome'), ['check', '.', '--error-on-warnings']);
  await check('import boundaries', process.execPath, [join(root, 'scripts/checks/check-boundaries.mjs')]);
  await check('sentences: none outside of the catalogue but those known', process.execPath, [
    join(root, 'scripts/checks/check-sentences.mjs'),
  ]);
}
ensureBuild();
if (!soak) {
  await check('budget of the bundles', process.execPath, [join(root, 'scripts/checks/check-bundles.mjs')]);
}
vitest('unit');
if (soak) vitest('server', 'stock-model', 'order-model');
else vitest('server');
if (soak) vitest('browser', 'random-run');
else vitest('browser');

const sum = (key) => results.reduce((total, result) => total + result[key], 0);
for (const { name, refused = [] } of results)
  for (const test of refused) console.log(`\nFAILED ${name}: ${test}`);
console.log('');
for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
console.log(
  `Took ${Math.round((Date.now() - started) / 1000)} s on ${cpus().length} cores under Node ${process.version}`,
);
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
