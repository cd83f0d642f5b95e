import { type Action, actionNow } from '#core/action.ts';
import type { JobRow } from './queries.ts';

/** What a step of a job does, at this moment, is done by who started the job, with what was permitted to them then. */
export function jobAction({ actor }: Pick<JobRow, 'actor'>, now: Date): Action {
  return actionNow(actor, now);
}
