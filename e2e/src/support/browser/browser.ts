import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';

/** How long a page may take to show what is waited for, in ms; a machine that builds beside the tests is slow. */
export const patience = 30_000;

/** Chromium without its own calls home, which only fail and slow down. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The one without windows loads a page in two thirds of the time. */
const places = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Which browser is started, and how. */
export function browserLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = process.env.CHROMIUM ?? places.find((place) => existsSync(place));
  return { ...(executablePath ? { executablePath } : {}), args };
}

export function launch(): Promise<Browser> {
  return chromium.launch(browserLaunch());
}

/** Writes down what a page throws or logs as an error. */
export function followFaults(page: Page, faults: string[]): void {
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // A refused call is the business of the journey, not a fault of the page; what a journey adds to each document is kept out of previews.
    if (message.type() === 'error' && !/Failed to load resource|in 'about:srcdoc'/.test(message.text()))
      faults.push(message.text());
  });
}

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** Errors that the page threw or logged; a journey ends with none. */
  faults: string[];
}

export interface VisitOptions {
  width?: number;
  height?: number;
  dark?: boolean;
  /** A phone: it is touched, and has no mouse. */
  touch?: boolean;
  /** Whether the service worker is installed. A page that it takes charge of escapes `page.route`. */
  serviceWorker?: boolean;
}

/** A new browser profile: nothing stored, nobody signed in. */
export async function visit(browser: Browser, baseURL: string, options: VisitOptions = {}): Promise<Visit> {
  const { width = 1440, height = 900, dark = false, touch = false, serviceWorker = false } = options;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height },
    ...{ hasTouch: touch, isMobile: touch },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    locale: 'en-GB',
    timezoneId: 'Africa/Lagos',
  });
  context.setDefaultTimeout(patience);
  const page = await context.newPage();
  const faults: string[] = [];
  followFaults(page, faults);
  return { context, page, faults };
}
