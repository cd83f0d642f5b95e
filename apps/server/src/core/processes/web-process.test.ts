import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#core/config/config.ts';
import { silentLog } from '#core/database/access/log.ts';
import type { RenditionFiles } from '#core/pictures/pictures.ts';
import type { WebStart } from './web-messages.ts';
import { startWebProcess, type WebProcess } from './web-process.ts';

/** Says that it serves, asks for a picture, and writes down what it is told in a file named by its pid. */
const asker = `
  import { appendFileSync } from 'node:fs';
  process.on('disconnect', () => process.exit());
  process.on('message', (message) => {
    if (message.kind === 'stop') process.exit();
    const told = { ...message, owner: process.env.DATABASE_OWNER_URL };
    appendFileSync(new URL(process.pid + '.told', import.meta.url), JSON.stringify(told) + '\\n');
    if (message.kind !== 'start') return;
    process.send({ kind: 'serving' });
    process.send({ kind: 'decode_picture', id: 1, path: String(process.pid) });
  });
`;

const { database: _, ...config } = readConfig({});
const start: WebStart = {
  config,
  appUrl: 'postgresql://app@127.0.0.1/sokoni',
  prepare: false,
  isDatabaseBesideUs: false,
  secretKeys: ['the key of these tests, which is long enough'],
  demo: true,
};
const renditions = (width: number): RenditionFiles => ({
  width,
  height: 1,
  files: { small: 's', card: 'c', medium: 'm', large: 'l' },
});

let folder: string;
let web: WebProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sokoni-web-'));
});
afterEach(async () => {
  await web?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function startWeb(module: string): Promise<WebProcess> {
  const entry = join(folder, 'web.mjs');
  await writeFile(entry, module);
  web = startWebProcess({ entry, log: silentLog });
  return web;
}

/** What the process was told, line by line. */
async function told(pid: string) {
  const text = await readFile(join(folder, `${pid}.told`), 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}

/** Notes which process asks for a picture; the test says when it is decoded. */
function makeDecoder() {
  const asked: { pid: string; done(renditions: RenditionFiles): void }[] = [];
  return {
    asked,
    decode: (pid: string) => new Promise<RenditionFiles>((done) => asked.push({ pid, done })),
  };
}

describe('ARCHITECTURE Rooms: the web process, started and watched by its parent', () => {
  it('has a picture that its predecessor asked for answered to nobody else', async () => {
    const { asked, decode } = makeDecoder();
    await (await startWeb(asker)).serve(start, decode);
    await expect.poll(() => asked.length).toBe(1);
    process.kill(Number(asked[0]?.pid), 'SIGKILL');
    await expect.poll(() => asked.length, { timeout: 25_000 }).toBe(2);
    asked[0]?.done(renditions(1));
    asked[1]?.done(renditions(2));
    const answers = async () => (await told(asked[1]?.pid ?? '')).filter(({ kind }) => kind === 'picture');
    await expect.poll(answers).toMatchObject([{ id: 1, renditions: { width: 2 } }]);
  });

  it('tells the demo once, however often it is started', async () => {
    const { asked, decode } = makeDecoder();
    await (await startWeb(asker)).serve(start, decode);
    await expect.poll(() => asked.length).toBe(1);
    process.kill(Number(asked[0]?.pid), 'SIGKILL');
    await expect.poll(() => asked.length, { timeout: 25_000 }).toBe(2);
    const demos = await Promise.all(asked.map(async ({ pid }) => (await told(pid))[0].demo));
    expect(demos).toEqual([true, false]);
  });

  it("has none of the owner's URL in its environment", async () => {
    process.env.DATABASE_OWNER_URL = 'postgresql://owner@127.0.0.1/sokoni';
    try {
      const { asked, decode } = makeDecoder();
      await (await startWeb(asker)).serve(start, decode);
      await expect.poll(() => asked.length).toBe(1);
      expect((await told(asked[0]?.pid ?? ''))[0].owner).toBe('');
    } finally {
      delete process.env.DATABASE_OWNER_URL;
    }
  });

  it.each([
    [
      'what it says',
      `process.send({ kind: 'cannot_serve', why: 'The shop is shut.' }, () => process.exit(1))`,
      'The shop is shut.',
    ],
    ['how it ended', 'process.exit(7)', 'The web process ended before it served (7).'],
  ])(
    'that cannot serve the first time ends the start with %s, and is not started again',
    async (_what, module, why) => {
      const failing = await startWeb(`import { appendFileSync } from 'node:fs';
      appendFileSync(new URL('starts', import.meta.url), '.');
      process.on('message', () => { ${module}; });`);
      await expect(failing.serve(start, async () => renditions(1))).rejects.toThrow(why);
      await failing.stop();
      expect(await readFile(join(folder, 'starts'), 'utf8')).toBe('.');
      expect(await readdir(folder)).toHaveLength(2);
    },
  );
});
