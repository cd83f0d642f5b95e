import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startSender } from '#offline/outbox/sender.ts';
import { writeCommand } from '#offline/outbox/write-command.ts';
import { heldLocally } from '#session/clear-local-data.ts';
import { openFakeBrowser } from '#session/fake-browser.ts';
import { aSale, registeredBrowser, storeId, until } from './fake-till.ts';

beforeEach(() => void openFakeBrowser());
afterEach(() => vi.unstubAllGlobals());

describe('A till of a test', () => {
  it('may end in the middle of sending', async () => {
    const { context, server } = await registeredBrowser();
    let asked = 0;
    server.judge = () => {
      asked += 1;
      return new Response('', { status: 500 });
    };
    const sender = startSender(context);
    await writeCommand(context, storeId, {
      id: '0190a000-0000-7000-8000-0000000000f1',
      kind: 'sale',
      draft: aSale(),
    });
    await until(() => asked > 0);
    sender.stop();
  });

  it('writes nothing into the storage of the next one', async () => {
    // As long as what was left would take to write.
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resume) => setTimeout(resume));
    expect([...heldLocally().keys()]).toEqual([]);
  });
});
