import { roles } from '@sokoni/rules/access/roles';
import { describe, expect, it } from 'vitest';
import { roleLines } from './role-lines.ts';

const lines = roleLines();
const may = (role: string) =>
  lines
    .filter(({ answers }) => answers.some((answer) => answer.role === role && answer.may))
    .map(({ permission }) => permission);

describe('CONTRACT Roles: what the staff screen says of each', () => {
  it('answers every question for every role', () => {
    for (const { answers } of lines) expect(answers.map(({ role }) => role)).toEqual(roles);
  });

  it('tells the permissions of the rules, not its own', () => {
    expect(may('associate')).toEqual(['sell', 'seeMoney']);
    expect(may('inventory_officer')).toEqual(['manageProducts', 'managePurchases']);
    expect(may('admin')).toEqual(
      lines.map(({ permission }) => permission).filter((permission) => permission !== 'closeStore'),
    );
    expect(may('super_admin')).toHaveLength(lines.length);
  });
});
