import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type Merchant, newMerchant, newStore, type OpenedStore } from './api.ts';
import { launch, type Visit } from './browser.ts';
import { visitStore } from './in-store.ts';

/** What the tests of a file share: Amina in a store of her own, on one page from the first test to the last. */
export interface OwnStore {
  browser: Browser;
  amina: Merchant;
  store: OpenedStore;
  page: Page;
  /** What went wrong on the page so far; after each test there must be nothing. */
  faults: Visit['faults'];
}

/** Opens the browser, the store and the page before the tests of the file that calls it, and closes them after. */
export function ownStore(path: string): OwnStore {
  const own = {} as OwnStore;
  beforeAll(async () => {
    const url = inject('serverUrl');
    own.browser = await launch();
    own.amina = await newMerchant(url);
    own.store = await newStore(url, own.amina.token);
    const { page, faults } = await visitStore(own.browser, url, own.amina, path);
    Object.assign(own, { page, faults });
  });
  afterAll(() => own.browser.close());
  afterEach(() => expect(own.faults).toEqual([]));
  return own;
}
