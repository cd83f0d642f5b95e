import type { FormCheck } from '@sokoni/rules/forms/form-check';
import { useEffect, useEffectEvent } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { ApiError } from '#api/client/api-error.ts';
import { messageOf } from '#api/client/message-of.ts';
import { useLanguage } from '#session/language.ts';
import { toast } from '#ui/feedback/toast.tsx';

type Check<Form> = (form: Form) => FormCheck<string>;

/** A form that a rule checks on submit and, once it was refused, on every change (SPEC section 5). */
export function useCheckedForm<Form extends FieldValues>(
  check: Check<Form>,
  defaultValues: DefaultValues<Form>,
): UseFormReturn<Form> {
  const form = useForm<Form>({ defaultValues, resolver: checkedBy(check) });
  const { isSubmitted } = form.formState;
  const language = useLanguage();
  const sayAgain = useEffectEvent(() => {
    if (isSubmitted) void form.trigger();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was refused is said again in the language that is chosen
  useEffect(sayAgain, [language]);
  return form;
}

/**
 * Puts the sentences of a rule under the fields. A problem of the whole form stands under none: whoever submits asks
 * the rule for it and says it in a toast.
 */
export function checkedBy<Form extends FieldValues>(check: Check<Form>): Resolver<Form> {
  return (values) => {
    const answer = check(values);
    const problems = answer.ok ? [] : Object.entries(answer.fields);
    if (problems.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      problems.map(([field, message]) => [field, { type: 'rule', message }]),
    ) as FieldErrors<Form>;
    return { values: {}, errors };
  };
}

/** Shows what a failed call said: under the fields that it names, if the form has them, or else as a toast. */
export function showFailure<Form extends FieldValues>(
  error: unknown,
  form?: Pick<UseFormReturn<Form>, 'getValues' | 'setError'>,
): void {
  const problems = form ? problemsOfFields(error, form.getValues()) : [];
  if (form && problems.length > 0) {
    problems.forEach(([field, message], index) => {
      form.setError(field as Path<Form>, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    return;
  }
  const { supportId, advice } = error instanceof ApiError ? error : {};
  toast.error(messageOf(error), { requestId: supportId, advice });
}

/** The sentences of a failure that belong to fields of this form. */
export function problemsOfFields(error: unknown, values: object): [field: string, message: string][] {
  if (!(error instanceof ApiError)) return [];
  return Object.entries(error.fields).filter(([field]) => Object.hasOwn(values, field));
}
