import { fileURLToPath } from 'node:url';

/** A path in the server's folder, which is two folders up from this source and one from its bundle. */
export function inServer(path: string): string {
  const up = import.meta.url.endsWith('.ts') ? '../../' : '../';
  return fileURLToPath(new URL(`${up}${path}`, import.meta.url));
}
