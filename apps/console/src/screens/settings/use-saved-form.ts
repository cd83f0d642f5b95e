import type { FormCheck } from '@sokoni/rules/forms/form-check';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DefaultValues, type Path, type PathValue, useWatch } from 'react-hook-form';
import { useCheckedForm } from '#parts/forms/checked-form.ts';
import { changesOf, rebased, type SavedFields } from './saved-form.ts';

/**
 * A form behind a save bar. It starts with what is kept, follows it when it changes elsewhere, and knows what was
 * changed here: `changes` is empty when there is nothing to save.
 */
export function useSavedForm<Form extends SavedFields>(
  check: (form: Form) => FormCheck<string>,
  current: Form,
) {
  const form = useCheckedForm<Form>(check, current as DefaultValues<Form>);
  const [base, setBase] = useState(current);
  const typed = { ...base, ...(useWatch({ control: form.control }) as Partial<Form>) };
  const changes = changesOf(typed, base);

  function follow(newer: Form, known: Form): void {
    const shown = form.getValues();
    for (const [name, value] of Object.entries(changesOf(rebased(shown, known, newer), shown))) {
      form.setValue(name as Path<Form>, value as PathValue<Form, Path<Form>>);
    }
    setBase(newer);
  }

  const followCurrent = useEffectEvent(() => follow(current, base));
  const currentText = JSON.stringify(current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the same as long as what is kept is
  useEffect(() => followCurrent(), [currentText]);

  return {
    ...form,
    changes,
    isChanged: Object.keys(changes).length > 0,
    /** The server has taken `sent` and keeps `newer` now: nothing of it is a change any more. */
    saved: (sent: Partial<Form>, newer: Form) => follow(newer, { ...base, ...sent }),
    discard: () => form.reset(base as DefaultValues<Form>),
  };
}
