import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeCommand } from '#offline/outbox/write-command.ts';
import {
  aSale,
  FakeBrowserOfTills,
  registeredBrowser,
  registerId,
  storeId,
} from '#offline/testing/fake-till.ts';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { newUuid } from './new-uuid.ts';
import { type ClaimBody, claimRegister, forgetDevice } from './register-device.ts';

beforeEach(() => void openFakeBrowser());
afterEach(() => vi.unstubAllGlobals());

function aClaim(prefix: string, register = registerId) {
  const bodies: ClaimBody[] = [];
  const call = async (body: ClaimBody) => {
    bodies.push(body);
    return { id: register, name: 'Front', device: { id: body.id, prefix } };
  };
  return { bodies, claim: { storeId, registerId: register, label: 'Chromium', takesOver: false, call } };
}

describe('Claiming a register', () => {
  it('chooses an id and 256 random bits, and asks that what is stored be kept', async () => {
    const persist = vi.fn(async () => true);
    vi.stubGlobal('navigator', { storage: { persist } });
    const context = new FakeBrowserOfTills().tab();
    const { claim, bodies } = aClaim('R7');
    const device = await claimRegister(claim, context);
    expect(bodies[0]?.key).toMatch(/^[\w-]{43}$/);
    expect(device).toMatchObject({
      key: bodies[0]?.key,
      device_id: bodies[0]?.id,
      block: 7,
      next_figure: 1,
      next_seq: 1,
    });
    expect(await context.database.devices.get(storeId)).toEqual(device);
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('stores nothing before the server has answered', async () => {
    const context = new FakeBrowserOfTills().tab();
    const { claim } = aClaim('R7');
    const refused = claimRegister({ ...claim, call: () => Promise.reject(new Error('taken')) }, context);
    await expect(refused).rejects.toThrow('taken');
    expect(await context.database.devices.count()).toBe(0);
  });

  it('again keeps the device, its block and its figures, and changes the key', async () => {
    const { context } = await registeredBrowser({ next_figure: 9, next_seq: 12 });
    const before = await context.database.devices.get(storeId);
    const device = await claimRegister(aClaim('R2').claim, context);
    expect(device).toMatchObject({ device_id: before?.device_id, block: 2, next_figure: 9, next_seq: 12 });
    expect(device.key).not.toBe(before?.key);
  });

  it('of another place begins a block and reads another set-up; the order of commands goes on', async () => {
    const { context } = await registeredBrowser();
    await writeCommand(context, storeId, { id: newUuid(), kind: 'sale', draft: aSale() });
    await forgetDevice(storeId, context);
    const device = await claimRegister(aClaim('R8', newUuid()).claim, context);
    expect(device).toMatchObject({ block: 8, next_figure: 1, next_seq: 2 });
    expect(await context.database.setups.count()).toBe(0);
    expect(await context.database.outbox.count()).toBe(1);
  });
});
