import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isFailure } from '#api/client/api-error.ts';
import type { Subkey } from '#api/client/keys.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { type FieldByError, type Problems, type TypedForm, useTypedForm } from './use-typed-form.ts';

interface RecordFormOptions<Saved, Fields> {
  /** As the server has it now. */
  record: Saved;
  /** Read anew where somebody else has saved it meanwhile. */
  key: Subkey;
  fieldsOf: (record: Saved) => Fields;
  problemsOf: (typed: Fields) => Problems<Fields>;
  /** Sends it; `version` is that of what was changed. */
  send: (typed: Fields, version: number) => Promise<Saved>;
  savedWords: string;
  fieldByError?: FieldByError<Fields>;
}

export interface RecordForm<Fields> extends TypedForm<Fields> {
  save: () => Promise<void>;
  discard: () => void;
  isSaving: boolean;
  /** Somebody else saved it while something is typed here. */
  isOvertaken: boolean;
  isAsking: boolean;
  setIsAsking: (isAsking: boolean) => void;
}

/** A record behind a save bar. What a colleague saves shows at once, unless something is typed: then it asks. */
export function useRecordForm<Saved extends { version: number }, Fields extends object>(
  options: RecordFormOptions<Saved, Fields>,
): RecordForm<Fields> {
  const { record, key, fieldsOf, problemsOf, send, savedWords } = options;
  const client = useQueryClient();
  /** What the inputs are a change of. */
  const [base, setBase] = useState(record);
  const [isSaving, setIsSaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const form = useTypedForm(fieldsOf(base), problemsOf, options.fieldByError);
  const isStale = record.version > base.version;

  function startFrom(from: Saved): void {
    setBase(from);
    form.start(fieldsOf(from));
    setIsAsking(false);
  }
  if (isStale && !form.isChanged) startFrom(record);

  async function save(): Promise<void> {
    if (!form.check()) return;
    setIsSaving(true);
    try {
      startFrom(await send(form.typed, base.version));
      toast.success(savedWords);
    } catch (error) {
      if (!isFailure(error, 'changed_meanwhile')) return form.refuse(error);
      await client.invalidateQueries({ queryKey: key });
      setIsAsking(true);
    } finally {
      setIsSaving(false);
    }
  }

  return {
    ...form,
    save,
    discard: () => startFrom(record),
    isSaving,
    isOvertaken: isStale && form.isChanged && !isSaving,
    isAsking,
    setIsAsking,
  };
}
