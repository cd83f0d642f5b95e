import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Script, startScript } from '#testing/processes/start-script.ts';
import { lockDataDir } from './data-dir-lock.ts';

let folder: string;
const scripts: Script[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sokoni lock '));
});

afterEach(async () => {
  await Promise.all(scripts.splice(0).map((script) => script.kill('SIGKILL')));
  await rm(folder, { recursive: true, force: true });
});

function holder(path = folder): Script {
  const script = startScript('lock-data-dir.ts', path);
  scripts.push(script);
  return script;
}

describe('CONTRACT "Running it": one process on a DATA_DIR', () => {
  it('refuses the second and tells the pid of the first', async () => {
    const first = holder();
    expect(await first.nextLine()).toBe('held');
    await expect(lockDataDir(folder)).rejects.toThrow(
      `DATA_DIR ${folder} is in use by process ${first.pid}: stop that one first, or set DATA_DIR to another folder.`,
    );
  });

  it('is free again after kill -9', async () => {
    const first = holder();
    expect(await first.nextLine()).toBe('held');
    await first.kill('SIGKILL');
    const lock = await lockDataDir(folder);
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('goes to exactly one of many that start at once on the folder of a killed one', async () => {
    const first = holder();
    await first.nextLine();
    await first.kill('SIGKILL');
    const rivals = [holder(), holder(), holder(), holder()];
    const answers = await Promise.all(rivals.map((rival) => rival.nextLine()));
    const winner = rivals[answers.indexOf('held')];
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1);
    for (const answer of answers) {
      if (answer !== 'held') expect(answer).toContain(`in use by process ${winner?.pid}:`);
    }
  });

  it('does not reach beyond its folder', async () => {
    const other = join(folder, 'other');
    await mkdir(other);
    const locks = [await lockDataDir(folder), await lockDataDir(other)];
    await Promise.all(locks.map((lock) => lock.release()));
  });

  it('takes a path that is too long for the address of a socket', async () => {
    const deep = join(folder, 'd'.repeat(60), 'e'.repeat(60));
    await mkdir(deep, { recursive: true });
    const first = holder(deep);
    expect(await first.nextLine()).toBe('held');
    await expect(lockDataDir(deep)).rejects.toThrow(`in use by process ${first.pid}:`);
    await first.kill('SIGKILL');
    // Takes over and removes the socket file, which lies in the system's temporary folder here.
    await (await lockDataDir(deep)).release();
  });

  it('respects the file of a container that shares the folder but not the names of the kernel', async () => {
    const file = join(folder, 'lock.sock');
    const neighbour = createServer((client) => client.end('4711\n'));
    await new Promise<void>((resolve) => neighbour.listen(file, resolve));
    await expect(lockDataDir(folder)).rejects.toThrow('in use by process 4711:');
    expect(existsSync(file)).toBe(true);
    await new Promise((resolve) => neighbour.close(resolve));
    await (await lockDataDir(folder)).release();
  });

  it('answers whoever asks, again and again', async () => {
    const lock = await lockDataDir(folder);
    const ask = () =>
      new Promise<string>((resolve) => {
        connect(join(folder, 'lock.sock')).on('data', (data) => resolve(String(data).trim()));
      });
    expect([await ask(), await ask()]).toEqual([String(process.pid), String(process.pid)]);
    await lock.release();
  });
});
