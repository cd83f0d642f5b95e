import fc from 'fast-check';
import type { Result } from '#result.ts';

/** What becomes of a sending: some crash before their commit, some are sent again with the key they had. */
export const fates = ['commits', 'crashes', 'is sent twice', 'crashes, then is sent again'] as const;

export type Fate = (typeof fates)[number];

/** Most sendings just commit. */
export const anyFate = fc.constantFrom<Fate>(...Array<'commits'>(7).fill('commits'), ...fates.slice(1));

interface FatedStep {
  readonly kind: string;
  readonly fate: Fate;
}

/** Takes a run through its steps and looks at the books before and after each. A step finds them frozen. */
export function follow<Books, Step extends FatedStep>(
  { ledger: empty, afterStep }: Model<Books, Step>,
  sequence: readonly Step[],
  look: (after: Books, before: Books, step: Step) => void,
): void {
  let ledger = empty;
  for (const [index, step] of sequence.entries()) {
    const before = ledger;
    const send = (given: Books): Books => {
      const after = afterStep(deepFreeze(given), { ...step, key: `${step.kind} ${index}` });
      return after.ok ? after.value : given;
    };
    ledger = afterFate(before, step.fate, send);
    look(ledger, before, step);
  }
}

interface Model<Books, Step> {
  ledger: Books;
  afterStep(ledger: Books, step: Step & { key: string }): Result<Books, string>;
}

/** A crash throws what it did away; a second sending has the key of the first. */
function afterFate<Books>(ledger: Books, fate: Fate, send: (ledger: Books) => Books): Books {
  if (fate === 'commits') return send(ledger);
  if (fate === 'is sent twice') return send(send(ledger));
  send(ledger);
  return fate === 'crashes' ? ledger : send(ledger);
}

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
