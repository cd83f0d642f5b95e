import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { messageOf } from './message-of.ts';

describe('SPEC 8: the text of an error', () => {
  const nested = { data: { message: 'nested' } };
  it.each([
    [
      'the response message',
      { response: { data: { message: 'outer', ...nested } }, message: 'own' },
      'outer',
    ],
    ['the nested response message', { response: { data: nested }, message: 'own' }, 'nested'],
    ['the nested one when the outer is empty', { response: { data: { message: '', ...nested } } }, 'nested'],
    ["the error's own message", { response: { data: {} }, message: 'own' }, 'own'],
    ['the own message when the response has no body', { response: {}, message: 'own' }, 'own'],
    ['an Error', new Error('broken'), 'broken'],
    ['an ApiError without an answer', new ApiError('Network Error'), 'Network Error'],
    [
      'an ApiError with an answer',
      new ApiError('own', { status: 422, data: { message: 'This code is not right.' } }),
      'This code is not right.',
    ],
    ['text', 'just text', 'just text'],
    ['nothing', undefined, 'undefined'],
    ['a message that is no text', Object.assign(['as', 'text'], { message: 7 }), 'as,text'],
  ])('is %s', (_, error, text) => {
    expect(messageOf(error)).toBe(text);
  });
});
