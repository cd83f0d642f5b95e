import { contractProblems, schemaProblems } from '@sokoni/messages/en/shell/contract';
import { hasSentence } from '@sokoni/messages/has-sentence';
import { translator } from '@sokoni/messages/translator';
import type * as z from 'zod';
import { reasonSentence } from './sentences.ts';

type Issue = z.core.$ZodIssue;
type Reason = Parameters<typeof sayContract.reason>[0];

const sayContract = translator({ contractProblems });
const say = translator({ schemaProblems });

/** What is wrong with a field of a call, for whoever reads the answer: the reason of a rule, of the contract, or what zod has found. */
export function issueSentence(issue: Issue): string {
  if (issue.code === 'custom' && issue.params?.reason) return reasonSentence(issue.params.reason);
  if (hasSentence(contractProblems, issue.message)) return refusalSentence(issue.message, issue);
  return foundSentence(issue) ?? issue.message;
}

function refusalSentence(reason: keyof typeof contractProblems, issue: Issue): string {
  const max = issue.code === 'too_big' ? issue.maximum : issue.code === 'custom' && issue.params?.max;
  return sayContract.reason({ reason, max } as Reason);
}

function foundSentence(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return say('type', { expected: issue.expected, received: receivedIn(issue) });
    case 'invalid_value':
      return say(issue.values.length === 1 ? 'choice.one' : 'choice.several', {
        values: listed(issue.values, '"'),
      });
    case 'too_small':
      return smallSentence(issue);
    case 'too_big':
      return bigSentence(issue);
    case 'invalid_format':
      return formatSentence(issue);
    case 'invalid_key':
      return say('key', { origin: issue.origin });
    case 'invalid_union':
      return 'options' in issue && issue.options
        ? say('choice.kind', { values: listed(issue.options, "'", ' | ') })
        : say('input');
    case 'custom':
      return issue.message === schemaProblems.input ? say('input') : undefined;
    default:
      return undefined;
  }
}

/** An issue does not carry what came; its message ends with it. */
function receivedIn({ message }: Issue): string {
  return /received (\S+)$/.exec(message)?.[1] ?? 'undefined';
}

function smallSentence({ origin, minimum, inclusive = true }: Issue & { code: 'too_small' }): string {
  const min = String(minimum);
  if (origin === 'string') return say('small.string', { min });
  if (origin === 'array') return say('small.array', { min });
  return say('small.number', { origin, min, inclusive: String(inclusive) });
}

function bigSentence({ origin, maximum, inclusive = true }: Issue & { code: 'too_big' }): string {
  const max = String(maximum);
  if (origin === 'string') return say('big.string', { max });
  if (origin === 'array') return say('big.array', { max });
  return say('big.number', { origin, max, inclusive: String(inclusive) });
}

function formatSentence(issue: Issue & { code: 'invalid_format' }): string | undefined {
  const { format, pattern } = issue;
  if (format === 'regex') return say('format.regex', { pattern: pattern ?? '' });
  const key = `format.${format}`;
  return key === 'format.uuid' || key === 'format.date' || key === 'format.datetime' ? say(key) : undefined;
}

function listed(values: readonly unknown[], quote: string, between = '|'): string {
  return values
    .map((value) => (typeof value === 'string' ? `${quote}${value}${quote}` : String(value)))
    .join(between);
}
