import { useState } from 'react';
import { ApiError } from '#api/client/api-error.ts';
import { showFailure } from '#parts/forms/checked-form.ts';

type Problems = Readonly<Record<string, string | undefined>>;

/** What is wrong with the fields of a dialog, by name; `refuse` shows what a call said, under the fields where it names some. */
export function useProblems() {
  const [problems, setProblems] = useState<Problems>({});
  return {
    problems,
    setProblems,
    refuse(error: unknown): void {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setProblems(error.fields);
      else showFailure(error);
    },
  };
}
