import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeId } from '#offline/testing/fake-till.ts';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { storage } from '#session/storage.ts';
import { resumeSending } from './resume-sending.ts';

const senderOfTab = vi.hoisted(() => vi.fn());
vi.mock('./sender-of-tab.ts', () => ({ senderOfTab }));

beforeEach(() => {
  openFakeBrowser();
  senderOfTab.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

describe('The start of the console', () => {
  it('sends what is unsent, whoever is logged in', async () => {
    storage.offlineSales(storeId).set(['a']);
    await resumeSending();
    expect(senderOfTab).toHaveBeenCalledTimes(1);
  });

  it('loads nothing where there is nothing to send', async () => {
    await resumeSending();
    expect(senderOfTab).not.toHaveBeenCalled();
  });
});
