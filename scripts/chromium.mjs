import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

/** Chromium without windows and bars: loading a page takes it a third less. */
const shell = '/usr/bin/chromium-headless-shell';

const unattended = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser for the tests. Root of a Debian gets the quick one; where it cannot be had, any Chromium proves the same. */
export function ensureTestBrowser() {
  if (process.env.CHROMIUM) return ensureChromium();
  if (!existsSync(shell) && isRootOfDebian()) {
    console.log('Installing Chromium without windows');
    // Nobody waits long for it where there is no network.
    const quick = ['-y', '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
    const packages = ['--no-install-recommends', 'chromium-headless-shell', 'fonts-liberation'];
    for (const step of [['update'], ['install', ...packages]]) {
      spawnSync('apt-get', [...step, ...quick], { env: unattended, stdio: 'ignore' });
    }
  }
  return existsSync(shell) ? shell : ensureChromium();
}

/** Where a Chromium lies; root of a Debian without one gets it installed. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (!isRootOfDebian()) {
    console.error(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM to its path.',
    );
    process.exit(1);
  }
  console.log('Installing Chromium');
  run('apt-get', ['update', '-qq'], { env: unattended });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    env: unattended,
  });
  return findChromium() ?? '/usr/bin/chromium';
}

function findChromium() {
  return places.find((place) => place && existsSync(place));
}

function isRootOfDebian() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}
