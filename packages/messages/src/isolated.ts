import { isolation } from '@sokoni/rules/languages';
import type { CompiledMessage } from 'icu-minify/format';

/** Values without marks: they would be copied along, or taken for a part of the address. */
const bare: readonly string[] = ['url', 'copied'];

const known = new WeakMap<object, CompiledMessage>();

/**
 * A sentence that is read from the right, with its values isolated: a name, a phone number or an amount in other letters keeps its
 * direction, and leaves the words around it where they are.
 */
export function isolated(message: CompiledMessage): CompiledMessage {
  if (typeof message === 'string') return message;
  const before = known.get(message);
  if (before) return before;
  const made = unitsOf(message as readonly unknown[]) as CompiledMessage;
  known.set(message, made);
  return made;
}

/** A value is `[name]`; a choice or a plural `[name, kind, branches]`; a tag `[name, …units]`, as `icu-minify` compiles them. */
function unitsOf(units: readonly unknown[]): unknown[] {
  return units.flatMap((unit) => {
    if (!Array.isArray(unit)) return [unit];
    const [name, kind, branches] = unit;
    if (unit.length === 1) return bare.includes(name) ? [unit] : [isolation[0], unit, isolation[1]];
    if (typeof kind !== 'number' || kind === 0) return [[name, ...unitsOf(unit.slice(1))]];
    return [isBranches(branches) ? [name, kind, withBranches(branches)] : unit];
  });
}

/** Only those of choices and plurals hold sentences; a number has how it is formatted in that place. */
function isBranches(branches: unknown): branches is Record<string, unknown> {
  return typeof branches === 'object' && branches !== null && 'other' in branches;
}

function withBranches(branches: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(branches).map(([key, branch]) => [key, Array.isArray(branch) ? unitsOf(branch) : branch]),
  );
}
