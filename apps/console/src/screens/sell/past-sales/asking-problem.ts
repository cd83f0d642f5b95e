import { CashierRefused, TillOffline } from '#offline/till-errors.ts';
import { sayPastSales as say } from '#sentences/sell/past-sales.ts';
import { tillProblem } from '../till-problem.ts';

/** Why sales that this device did not make cannot be looked up, as a sentence. */
export function askingProblem(error: unknown): string {
  if (error instanceof TillOffline) return say('all.offline');
  return error instanceof CashierRefused ? say('all.refused') : tillProblem(error);
}
