import { checkSignIn, checkSignInIos, type SignInForm } from '@sokoni/rules/access/sign-in-form';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#api/client/api-error.ts';
import { checkSentences } from '#sentences/account-problems.ts';
import { checkedBy, problemsOfFields } from './checked-form.ts';

const rule = (form: SignInForm) => checkSentences(checkSignIn(form));
const iosRule = (form: SignInForm) => checkSentences(checkSignInIos(form));
const options = { fields: {}, shouldUseNativeValidation: undefined };

describe('SPEC 8: form field errors are shown under the fields', () => {
  it('puts the sentences of a rule under its fields', () => {
    const answer = checkedBy(iosRule)({ email: '', password: 'abc' }, undefined, options);
    expect(answer).toEqual({
      values: {},
      errors: {
        email: { type: 'rule', message: 'Please enter your email' },
        password: { type: 'rule', message: 'Password must be at least 4 characters' },
      },
    });
  });

  it('lets a form pass that the rule accepts', () => {
    const form = { email: 'ada@example.com', password: 'abcd' };
    expect(checkedBy(iosRule)(form, undefined, options)).toEqual({ values: form, errors: {} });
  });

  it('marks no field for a problem of the whole form', () => {
    const form = { email: '', password: '' };
    expect(checkedBy(rule)(form, undefined, options)).toEqual({ values: form, errors: {} });
  });

  it('takes from the server what belongs to a field of the form', () => {
    const error = new ApiError('Check the highlighted fields', {
      status: 400,
      data: { fields: { email: 'Email is required', fingerprint: 'Too long' } },
    });
    expect(problemsOfFields(error, { email: '', password: '' })).toEqual([['email', 'Email is required']]);
  });

  it('finds nothing for a field in an error that is not the server’s', () => {
    expect(problemsOfFields(new TypeError('fields'), { fields: '' })).toEqual([]);
  });
});
