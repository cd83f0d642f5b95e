import { assignableRoles, roles } from '@sokoni/rules/access/roles';
import { describe, expect, it } from 'vitest';
import { roleLines, roleSentences } from './role-texts.ts';

const lines = roleLines();
const may = (role: string) =>
  lines
    .filter(({ answers }) => answers.some((answer) => answer.role === role && answer.may))
    .map(({ text }) => text);

describe('CONTRACT Roles: what the staff screen says of each', () => {
  it('says something of every role that can be given', () => {
    expect(Object.keys(roleSentences)).toEqual([...assignableRoles]);
  });

  it('answers every question for every role', () => {
    for (const { answers } of lines) expect(answers.map(({ role }) => role)).toEqual(roles);
  });

  it('tells the permissions of the rules, not its own', () => {
    expect(may('associate')).toEqual(['Sell', 'See prices and payments']);
    expect(may('inventory_officer')).toEqual(['Products and stock', 'Purchasing']);
    expect(may('admin')).toEqual(lines.map(({ text }) => text).filter((text) => text !== 'Close the store'));
    expect(may('super_admin')).toHaveLength(lines.length);
  });
});
