import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMigrations } from 'graphile-worker';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataDir } from '#core/config/data-dir.ts';
import { lockDataDir } from '#core/config/data-dir-lock.ts';
import { readSecretKeys } from '#core/config/secret-key.ts';
import { silentLog } from '#core/database/access/log.ts';
import { migrate } from '#core/database/upkeep/migrate.ts';
import { startCluster } from '#embedded/cluster.ts';
import { digestOfEveryTable, fillPlatform } from '#testing/database/fill-platform.ts';

let folder: string;
let dataDir: string;
let file: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'sokoni tools ')));
  await chmod(folder, 0o755);
  dataDir = join(folder, 'my data');
  file = join(folder, 'platform.backup');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

interface Outcome {
  code: number;
  said: string;
}

/** As npm runs it: elsewhere, with the person's folder in INIT_CWD. */
function run(tool: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  const path = fileURLToPath(new URL(`${tool}.ts`, import.meta.url));
  const options = { env: { PATH: process.env.PATH, DATA_DIR: dataDir, INIT_CWD: folder, ...env } };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', import.meta.resolve('tsx'), path, ...args],
      options,
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: out + err }),
    );
  });
}

/** A platform as a server runs it, until `stop`. */
async function startPlatform(): Promise<{ ownerUrl: string; stop(): Promise<void> }> {
  const { path } = await openDataDir(dataDir);
  const lock = await lockDataDir(path);
  const cluster = await startCluster({ dataDir: path, log: silentLog });
  return {
    ownerUrl: cluster.ownerUrl,
    async stop() {
      await cluster.stop();
      await lock.release();
    },
  };
}

async function newPlatform(): Promise<{
  digest: Record<string, string>;
  keys: readonly string[];
  stop(): Promise<void>;
}> {
  const { ownerUrl, stop } = await startPlatform();
  await migrate({
    ownerUrl,
    folder: fileURLToPath(new URL('../../migrations', import.meta.url)),
    log: silentLog,
  });
  await runMigrations({ connectionString: ownerUrl });
  await fillPlatform(ownerUrl);
  const { uploads, secretKeyFile } = await openDataDir(dataDir);
  await mkdir(join(uploads, 'store'));
  await writeFile(join(uploads, 'store', 'logo.webp'), 'picture');
  return {
    digest: await digestOfEveryTable(ownerUrl),
    keys: await readSecretKeys(null, secretKeyFile),
    stop,
  };
}

describe('Npm run backup and npm run restore', { timeout: 120_000 }, () => {
  it('take a running platform along, and bring it back after it was destroyed', async () => {
    const { digest, keys, stop } = await newPlatform();
    const backup = await run('backup', ['platform.backup']);
    expect(backup).toEqual({
      code: 0,
      said: expect.stringMatching(/platform\.backup: \d+ tables, \d{4,} rows, 1 uploads\./),
    });
    await stop();
    await rm(dataDir, { recursive: true });

    const restore = await run('restore', ['platform.backup']);
    expect(restore).toEqual({ code: 0, said: expect.stringContaining(`1 uploads are back in ${dataDir}.`) });
    const restored = await startPlatform();
    const { uploads, secretKeyFile } = await openDataDir(dataDir);
    const found = {
      digest: await digestOfEveryTable(restored.ownerUrl),
      keys: await readSecretKeys(null, secretKeyFile),
      picture: await readFile(join(uploads, 'store', 'logo.webp'), 'utf8'),
    };
    await restored.stop();
    expect(found).toEqual({ digest, keys, picture: 'picture' });
  });

  it('take a platform along that is not running', async () => {
    const { stop } = await newPlatform();
    await stop();
    const backup = await run('backup', [file]);
    expect(backup).toEqual({ code: 0, said: expect.stringMatching(/rows, 1 uploads\./) });
  });

  it('refuse a folder that is not empty, and leave it as it was', async () => {
    await mkdir(dataDir);
    await writeFile(join(dataDir, 'mine'), 'keep');
    const { code, said } = await run('restore', [file]);
    expect(code).toBe(1);
    expect(said).toBe(
      `DATA_DIR ${dataDir} is not empty: set DATA_DIR to a new folder, or move what is there away.\n`,
    );
    expect(await readdir(dataDir)).toEqual(['mine']);
  });

  it('refuse a folder that a server holds, although it was emptied', async () => {
    await mkdir(dataDir);
    const lock = await lockDataDir(dataDir);
    await rm(join(dataDir, 'lock.sock'));
    const { code, said } = await run('restore', [file]);
    await lock.release();
    expect({ code, said }).toEqual({
      code: 1,
      said: expect.stringMatching(/^DATA_DIR .* is in use by process \d+: stop that one first.*\.\n$/),
    });
  });

  it('leave the folder empty when they fail, so that the next try may begin', async () => {
    await writeFile(file, 'no backup');
    const { code, said } = await run('restore', [file]);
    expect(code).toBe(1);
    expect(said).toMatch(
      /^The file .* cannot be read as a backup \(incorrect header check\): use another one\.\n$/,
    );
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('refuse another SECRET_KEY than the platform had', async () => {
    const { stop } = await newPlatform();
    await run('backup', [file]);
    await stop();
    await rm(dataDir, { recursive: true });
    const { code, said } = await run('restore', [file], { SECRET_KEY: 'x'.repeat(40) });
    expect(code).toBe(1);
    expect(said).toContain('SECRET_KEY is not the one of the backup: set it to what the file secret-key');
  });

  it('say in one sentence what is wrong with a file, a code, a contract or a database', async () => {
    const { stop } = await newPlatform();
    await writeFile(file, 'of yesterday');
    const away = 'postgresql://nobody@127.0.0.1:1/sokoni';
    const elsewhere = {
      DATABASE_URL: away,
      DATABASE_OWNER_URL: away.replace('nobody', 'owner'),
      SECRET_KEY: 'x'.repeat(40),
    };
    const said = [
      await run('backup', [file]),
      await run('backup', ['not here/platform.backup']),
      await run('contract', ['SK7F3K2M9Q', 'gold']),
      await run('contract', ['SK7F3K2M9Q', 'enterprise']),
      await run('backup', ['x'], elsewhere),
      await run('restore', [file], { ...elsewhere, DATA_DIR: join(folder, 'other') }),
    ];
    await stop();
    const unreachable =
      /^The database of DATABASE_OWNER_URL cannot be used \(connect ECONNREFUSED 127\.0\.0\.1:1\): correct .*\.\n$/;
    expect(said).toEqual(
      [
        /^The file .*platform\.backup exists: name another one, or move it away\.\n$/,
        /^The file .*not here\/platform\.backup\.unfinished cannot be made \(ENOENT.*\): name another one\.\n$/,
        'Name a contract: basic or enterprise.\n',
        'No store has the business code SK7F3K2M9Q.\n',
        unreachable,
        unreachable,
      ].map((sentence) => ({
        code: 1,
        said: typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      })),
    );
  });

  it.each([
    ['backup', [], 'No file is named: run npm run backup -- <file>.\n'],
    ['restore', [], 'No file is named: run npm run restore -- <file>.\n'],
    [
      'contract',
      ['SK7F3K2M9Q'],
      'No store and contract are named: run npm run contract -- <business code> enterprise.\n',
    ],
    ['backup', ['x'], /^There is no platform in .*: set DATA_DIR to the folder of one\.\n$/],
    [
      'contract',
      ['SK7F3K2M9Q', 'enterprise'],
      /^There is no platform in .*: set DATA_DIR to the folder of one\.\n$/,
    ],
  ])('tell %s %o what is missing', async (tool, args, sentence) => {
    const { code, said } = await run(tool, args);
    expect(code).toBe(1);
    expect(said).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
    expect(await readdir(folder)).toEqual([]);
  });
});
