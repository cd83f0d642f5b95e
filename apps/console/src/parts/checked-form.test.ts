import { messages } from '@sokoni/rules/messages';
import { checkSignIn, checkSignInIos } from '@sokoni/rules/sign-in-form';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { checkedBy, problemsOfFields } from './checked-form.ts';

const options = { fields: {}, shouldUseNativeValidation: undefined };

describe('SPEC 8: form field errors are shown under the fields', () => {
  it('puts the sentences of a rule under its fields', () => {
    const answer = checkedBy(checkSignInIos)({ email: '', password: 'abc' }, undefined, options);
    expect(answer).toEqual({
      values: {},
      errors: {
        email: { type: 'rule', message: messages.enterEmail },
        password: { type: 'rule', message: messages.passwordTooShort(4) },
      },
    });
  });

  it('lets a form pass that the rule accepts', () => {
    const form = { email: 'ada@example.com', password: 'abcd' };
    expect(checkedBy(checkSignInIos)(form, undefined, options)).toEqual({ values: form, errors: {} });
  });

  it('marks no field for a problem of the whole form', () => {
    const form = { email: '', password: '' };
    expect(checkedBy(checkSignIn)(form, undefined, options)).toEqual({ values: form, errors: {} });
  });

  it('takes from the server what belongs to a field of the form', () => {
    const error = new ApiError('Check the marked fields.', {
      status: 400,
      data: { fields: { email: 'Email is required', fingerprint: 'Too long' } },
    });
    expect(problemsOfFields(error, { email: '', password: '' })).toEqual([['email', 'Email is required']]);
  });

  it('finds nothing for a field in an error that is not the server’s', () => {
    expect(problemsOfFields(new TypeError('fields'), { fields: '' })).toEqual([]);
  });
});
