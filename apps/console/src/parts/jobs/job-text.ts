import { isJobOpen } from '@sokoni/rules/stores/store-job';
import type { StoreJob } from '#contract-types.ts';

type Counted = Pick<StoreJob, 'state' | 'total' | 'done' | 'failed' | 'problem'>;

/** How far a job is: "1,203 of 12,403". */
export function progressText({ state, total, done, failed }: Counted, locale: string): string {
  const number = new Intl.NumberFormat(locale);
  const seen = number.format(done + failed);
  if (state === 'waiting') return 'Waiting to start';
  return total === null ? `${seen} so far` : `${seen} of ${number.format(total)}`;
}

/** The share that is through, 0 to 100. */
export function progressPercent({ total, done, failed, state }: Counted): number {
  if (!isJobOpen(state) && state === 'done') return 100;
  return total ? Math.min(100, ((done + failed) / total) * 100) : 0;
}

/** How a job ended, in a sentence: what is done, and what could not be. */
export function endText(job: Counted, noun: readonly [one: string, many: string], locale: string): string {
  if (job.state === 'failed') return job.problem;
  const number = new Intl.NumberFormat(locale);
  const counted = (count: number) => `${number.format(count)} ${noun[count === 1 ? 0 : 1]}`;
  const rest = job.failed > 0 ? ` ${counted(job.failed)} failed.` : '';
  const start = job.state === 'cancelled' ? 'Stopped after' : 'Done:';
  return `${start} ${counted(job.done)}.${rest}`;
}
