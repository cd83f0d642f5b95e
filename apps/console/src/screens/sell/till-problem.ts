import { messageOf } from '#api/client/message-of.ts';
import { NoOpenShift, NoRegister, TillStorageFull } from '#offline/till-errors.ts';
import { sayTillProblem as say } from '#sentences/sell/problems.ts';

/** Why something could not be saved on the device, as a sentence. */
export function tillProblem(error: unknown): string {
  if (error instanceof TillStorageFull) return say('full');
  if (error instanceof NoRegister) return say('noRegister');
  if (error instanceof NoOpenShift) return say('noShift');
  return messageOf(error);
}
