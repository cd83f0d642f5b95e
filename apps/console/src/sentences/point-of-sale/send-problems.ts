import { tillSendProblems } from '@sokoni/messages/en/till/office';
import { translator } from '@sokoni/messages/translator';
import type { OutboxRow } from '#offline/till-database.ts';

const say = translator({ tillSendProblems });

/** Why something is not in the books yet: what the server said, or why it could not be asked. Empty where nothing went wrong. */
export function sendProblem({ result, last_error }: Pick<OutboxRow, 'result' | 'last_error'>): string {
  if (result?.message) return result.message;
  if (last_error === null) return '';
  return Object.hasOwn(tillSendProblems, last_error)
    ? say(last_error as keyof typeof tillSendProblems)
    : last_error;
}
