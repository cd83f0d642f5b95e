import type { Call } from '@sokoni/contract/call';
import { calls } from '@sokoni/contract/calls';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { answerWriter, compileWriter } from './answer-writer.ts';

describe('What writes the answers of a call', () => {
  it.each(Object.entries<Call>(calls).filter(([, { streams }]) => !streams))(
    'compiles from the contract of %s',
    (_, call) => {
      expect(() => compileWriter(call)).not.toThrow();
    },
  );

  it('leaves out what the contract does not name', () => {
    const write = answerWriter({ summary: '', data: z.object({ name: z.string() }) });
    const answer = { code: 200, message: 'OK', data: { name: 'Asha', password_hash: 'x' }, secret: 'y' };
    expect(JSON.parse(write(answer))).toEqual({ code: 200, message: 'OK', data: { name: 'Asha' } });
    expect(write(answer)).toBe(write(answer));
  });
});
