import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { basketPrice, type TillStore, tillStore } from '#fixtures/till-fixtures.ts';
import { grave } from '#support/browser/axe.ts';
import { visitStore } from '#support/browser/visit-store.ts';
import { launchWithCamera } from '#support/till/camera.ts';
import { tillOn } from '#support/till/till.ts';

const url = inject('serverUrl');
let device: Awaited<ReturnType<typeof launchWithCamera>>;
let at: TillStore;
beforeAll(async () => {
  device = await launchWithCamera('BASKET');
  at = await tillStore(url);
});
afterAll(() => device.close());

async function openCamera(page: Page) {
  await page.getByRole('button', { name: 'Scan with the camera' }).click();
  const sheet = page.getByRole('dialog', { name: 'Scan with the camera' });
  await sheet.waitFor();
  return sheet;
}

describe('The camera of a till', () => {
  it('rings what is held up to it, and again when it is held up again; without a network too', async () => {
    const { page, context, faults } = await visitStore(device.browser, url, at.amina, '/orders/sell', {
      serviceWorker: true,
    });
    const till = tillOn(() => page);
    await till.open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    const sheet = await openCamera(page);
    await sheet.getByText('Scanned: Sisal basket').waitFor();
    expect(await grave(page)).toEqual([]);
    await sheet.getByText('Scanned 2 times: Sisal basket').waitFor();
    await sheet.getByRole('button', { name: 'Done' }).click();
    const { total } = await till.payCash();
    expect(total % basketPrice).toBe(0);
    expect(total).toBeGreaterThanOrEqual(2 * basketPrice);
    expect([...new Set(asked)]).toEqual([new URL(url).host]);

    await context.setOffline(true);
    await page.reload();
    await till.open();
    await (await openCamera(page)).getByText('Scanned: Sisal basket').waitFor();
    await page.keyboard.press('Escape');
    await till.lineOf('Sisal basket').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('says that the browser may not use it', async () => {
    const { page, context } = await visitStore(device.browser, url, at.amina, '/orders/sell');
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('Permission denied', 'NotAllowedError');
      };
    });
    await tillOn(() => page).open();
    const sheet = await openCamera(page);
    await sheet.getByText('Camera access is blocked').waitFor();
    expect(await grave(page)).toEqual([]);
    await context.close();
  });
});
