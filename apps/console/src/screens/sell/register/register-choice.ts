import type { Register } from '#api/sales/registers.ts';

type Known = Pick<Register, 'id' | 'name' | 'device'>;

/** Whether no device sells at a register now. */
export function isFree({ device }: Pick<Register, 'device'>): boolean {
  return device === null;
}

/** The register that a device is offered first: the first one that is free. */
export function firstChoice<R extends Known>(registers: readonly R[]): R | undefined {
  return registers.find(isFree);
}

/** The number in the name of a further register: above every number that a name has. */
export function nextNumber(registers: readonly Known[]): number {
  const numbers = registers.map(({ name }) => Number(/\d{1,4}/.exec(name)?.[0] ?? 0));
  return Math.max(0, ...numbers) + 1;
}
