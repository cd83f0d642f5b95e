import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { browserLaunch, followFaults, patience } from '#support/browser/browser.ts';
import { isRunning, startedWith } from '#support/server/processes.ts';

/** A tablet at the counter: a browser whose profile outlives its process. */
export interface Device {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors that its pages threw or logged. */
  readonly faults: string[];
  /** SIGKILL to the browser with all its processes: what is not on the disk is gone. */
  kill(): Promise<void>;
  /** Starts it again with what its disk holds. */
  restart(): Promise<void>;
  /** Ends it and forgets its profile. */
  dispose(): Promise<void>;
}

export interface DeviceOptions {
  width?: number;
  height?: number;
}

/** A new device, with nothing on its disk. */
export async function newDevice(
  baseURL: string,
  { width = 1024, height = 768 }: DeviceOptions = {},
): Promise<Device> {
  const profile = await mkdtemp(join(tmpdir(), 'sokoni-device-'));
  const faults: string[] = [];
  let context: BrowserContext;
  let page: Page;

  async function start(): Promise<void> {
    context = await chromium.launchPersistentContext(profile, {
      ...browserLaunch(),
      baseURL,
      viewport: { width, height },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'Africa/Lagos',
    });
    context.setDefaultTimeout(patience);
    page = context.pages()[0] ?? (await context.newPage());
    followFaults(page, faults);
  }

  async function kill(): Promise<void> {
    const ended = new Promise((resolve) => context.once('close', resolve));
    const running = startedWith(`--user-data-dir=${profile}`);
    for (const pid of running) if (isRunning(pid)) process.kill(pid, 'SIGKILL');
    await ended;
  }

  await start();
  return {
    get context() {
      return context;
    },
    get page() {
      return page;
    },
    faults,
    kill,
    restart: start,
    async dispose() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
