import { languageCodes } from '@sokoni/rules/languages';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { inLanguage } from '#core/language/in-language.ts';
import { issueSentence } from './issue-sentence.ts';

const refused: [what: string, schema: z.ZodType, value: unknown][] = [
  ['nothing for a text', z.string(), undefined],
  ['a number for a text', z.string(), 1],
  ['a text for a number', z.coerce.number(), 'x'],
  ['a fraction for a whole number', z.number().int(), 1.5],
  ['a text for yes or no', z.boolean(), 'yes'],
  ['a text for a list', z.array(z.string()), 'a'],
  ['a text for an object', z.strictObject({}), 'a'],
  ['a short text', z.string().min(3), 'a'],
  ['a long text', z.string().max(2), 'abc'],
  ['a short list', z.array(z.string()).min(2), ['a']],
  ['a long list', z.array(z.string()).max(1), ['a', 'b']],
  ['a small number', z.number().min(2), 1],
  ['a number that is only as large', z.number().gt(2), 2],
  ['a large number', z.number().max(2), 3],
  ['a number that is as large already', z.number().lt(2), 2],
  ['a number beyond all', z.number().int(), 2 ** 60],
  ['another text', z.literal('a'), 'b'],
  ['none of several', z.enum(['a', 'b']), 'c'],
  ['none of several numbers', z.literal([1, 2]), 3],
  ['no yes and no no', z.stringbool(), 'maybe'],
  ['no id', z.uuid(), 'x'],
  ['no day', z.iso.date(), 'x'],
  ['no moment', z.iso.datetime(), 'x'],
  ['another pattern', z.string().regex(/^a{1,2}<b>$/), 'x'],
  ['another key', z.record(z.string().regex(/^a$/), z.string()), { b: 'c' }],
  ['none of several shapes', z.union([z.string(), z.number()]), true],
  [
    'another kind',
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('a') }),
      z.strictObject({ kind: z.literal('b') }),
    ]),
    { kind: 'c' },
  ],
  ['what a check refuses', z.string().refine(() => false), 'a'],
];

const issueOf = (schema: z.ZodType, value: unknown) => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (!issue) throw new Error('it is not refused');
  return issue;
};

describe('What zod finds of a field', () => {
  it.each(refused)('is said in its own English: %s', (_, schema, value) => {
    const issue = issueOf(schema, value);
    expect(issueSentence(issue)).toBe(issue.message);
  });

  it.each(languageCodes.filter((code) => code !== 'en'))('is said in %s, whatever it is', (language) => {
    const inEnglish = refused
      .map(([, schema, value]) => issueOf(schema, value))
      .filter((issue) => inLanguage(language, () => issueSentence(issue)) === issue.message);
    expect(inEnglish).toEqual([]);
  });
});

describe('What the contract refuses', () => {
  const tooMany = issueOf(z.array(z.string()).max(1, 'lines_too_many'), ['a', 'b']);
  const percent = issueOf(
    z.string().refine(() => false, { error: 'change_percent_out_of_range', params: { max: 1000 } }),
    'x',
  );

  it('is a reason, with the limit in its sentence', () => {
    expect(issueSentence(tooMany)).toBe('An order can have up to 1 lines');
    expect(issueSentence(percent)).toBe('Enter a percentage from 0 to 1,000, with up to 2 decimals');
    expect(inLanguage('fr', () => issueSentence(tooMany))).toBe('Une commande peut avoir 1 lignes au plus');
  });
});
