import { describe, expect, it } from 'vitest';
import { textOf } from './content.ts';

describe('The text of a mail', () => {
  it.each(['\r\n', '\n', '\r'])('quotes each line of what somebody wrote, ended by %j', (end) => {
    const units = [{ kind: 'quote' as const, text: ['Hello', '', 'Is it there?'].join(end) }];
    expect(textOf({ subject: '', preview: '', units, sender: 'Duka' })).toBe(
      '> Hello\n>\n> Is it there?\n\nDuka\n',
    );
  });
});
