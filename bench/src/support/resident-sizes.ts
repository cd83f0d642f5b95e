import { readdir, readFile } from 'node:fs/promises';

/** Megabytes of each Node process that a process has started, itself among them. */
export async function residentSizes(first: number): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    parents.set(Number(pid), Number(parent));
  }
  const isOfFirst = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === first || isOfFirst(parents.get(pid)));
  const sizes: number[] = [];
  for (const pid of [...parents.keys()].filter(isOfFirst)) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (!/node/.test(command.split('\0')[0] ?? '')) continue;
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    sizes.push(Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024));
  }
  return sizes.filter((size) => size > 0);
}
