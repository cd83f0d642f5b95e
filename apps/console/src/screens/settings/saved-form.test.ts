import { describe, expect, it } from 'vitest';
import { changesOf, rebased } from './saved-form.ts';

const kept = { name: 'Duka', email: '', web_support: true };

describe('A form over what the server keeps', () => {
  it('sends the fields that were changed, and no others', () => {
    expect(changesOf({ ...kept, email: 'hello@duka.example', web_support: false }, kept)).toEqual({
      email: 'hello@duka.example',
      web_support: false,
    });
  });

  it('has nothing to send when a change was taken back', () => {
    expect(changesOf({ ...kept }, kept)).toEqual({});
  });

  it('takes over what a colleague changed, but not over a field that is being typed in', () => {
    const fresh = { name: 'Duka la Amina', email: 'amina@duka.example', web_support: true };
    expect(rebased({ ...kept, email: 'hello@duka.example' }, kept, fresh)).toEqual({
      name: 'Duka la Amina',
      email: 'hello@duka.example',
      web_support: true,
    });
  });
});
