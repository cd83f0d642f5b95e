import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file so that it is there whole or not at all, and stays when the power fails right after. Makes its folder,
 * private to us. Errors: what the file system says.
 */
export async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await makeWhole(path, (handle) => handle.writeFile(content));
}

/** `writeWhole` with the content of another file, which is not held in memory. */
export async function copyWhole(path: string, from: string): Promise<void> {
  await makeWhole(path, async (handle) => {
    for await (const chunk of createReadStream(from) as AsyncIterable<Buffer>) await handle.writeFile(chunk);
  });
}

async function makeWhole(path: string, fill: (handle: FileHandle) => Promise<void>): Promise<void> {
  const folder = dirname(path);
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  try {
    const madeFolder = await mkdir(folder, { recursive: true, mode: 0o700 });
    const handle = await open(unfinished, 'wx', 0o600);
    try {
      await fill(handle);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, path);
    await syncFolder(folder);
    if (madeFolder) await syncFolder(dirname(madeFolder));
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => {});
    throw error;
  }
}

/** The name of a file is safe when its folder is. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
