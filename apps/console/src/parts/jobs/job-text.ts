import type { jobWords } from '@sokoni/messages/en/shell/frame';
import { isJobOpen } from '@sokoni/rules/stores/store-job';
import type { StoreJob } from '#contract-types.ts';
import { sayJob } from '#sentences/frame/jobs.ts';

type Counted = Pick<StoreJob, 'state' | 'total' | 'done' | 'failed' | 'problem'>;

type EndingOf<Key> = Key extends `done.${infer Noun}` ? Noun : never;

/** What a job counts. */
export type JobNoun = EndingOf<keyof typeof jobWords>;

/** How far a job is: "1,203 of 12,403". */
export function progressText({ state, total, done, failed }: Counted): string {
  const count = done + failed;
  if (state === 'waiting') return sayJob('progress.waiting');
  return total === null ? sayJob('progress.soFar', { count }) : sayJob('progress.of', { count, total });
}

/** The share that is through, 0 to 100. */
export function progressPercent({ total, done, failed, state }: Counted): number {
  if (!isJobOpen(state) && state === 'done') return 100;
  return total ? Math.min(100, ((done + failed) / total) * 100) : 0;
}

/** How a job ended: what is done, and what could not be. */
export function endText({ state, done, failed, problem }: Counted, noun: JobNoun): string {
  if (state === 'failed') return problem;
  const ending = state === 'cancelled' ? (`stopped.${noun}` as const) : (`done.${noun}` as const);
  const said = sayJob(ending, { count: done });
  return failed > 0 ? `${said} ${sayJob(`failed.${noun}`, { count: failed })}` : said;
}
