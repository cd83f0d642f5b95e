import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run } from './setup.mjs';

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

/** Where a Chromium lies; root of a Debian without one gets it installed. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !hasApt()) {
    console.error(
      'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or set CHROMIUM to its path.',
    );
    process.exit(1);
  }
  console.log('Installing Chromium');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation'], {
    env,
  });
  return findChromium() ?? '/usr/bin/chromium';
}

function findChromium() {
  return places.find((place) => place && existsSync(place));
}

function hasApt() {
  return spawnSync('apt-get', ['--version']).status === 0;
}
