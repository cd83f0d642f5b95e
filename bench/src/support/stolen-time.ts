import { readFile } from 'node:fs/promises';

/** What a shared machine had from its host, in ticks of the kernel since it was started. */
export interface HostTicks {
  all: number;
  stolen: number;
}

/** Null where the kernel does not say. */
export async function hostTicks(): Promise<HostTicks | null> {
  const text = await readFile('/proc/stat', 'utf8').catch(() => '');
  // user, nice, system, idle, iowait, irq, softirq, steal: proc_stat(5)
  const ticks = /^cpu +(.*)$/m.exec(text)?.[1]?.split(' ').slice(0, 8).map(Number);
  const stolen = ticks?.[7];
  if (!ticks || stolen === undefined) return null;
  return { all: ticks.reduce((sum, count) => sum + count, 0), stolen };
}

/** The share of the time since then that the host gave to other machines, though this one had work: `12 %`. */
export async function stolenSince(before: HostTicks | null): Promise<string> {
  const now = await hostTicks();
  if (!before || !now || now.all === before.all) return 'unknown';
  return `${Math.round(((now.stolen - before.stolen) / (now.all - before.all)) * 100)} %`;
}
