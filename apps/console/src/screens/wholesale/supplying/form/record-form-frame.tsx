import type { ReactNode } from 'react';
import { SavedMeanwhile } from '#parts/forms/saved-meanwhile.tsx';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { SaveBar } from '#ui/overlays/save-bar.tsx';
import type { RecordForm } from './use-record-form.ts';

type FormEnds = Pick<
  RecordForm<object>,
  'isChanged' | 'isSaving' | 'save' | 'discard' | 'isOvertaken' | 'isAsking' | 'setIsAsking'
>;

interface RecordFormFrameProps {
  form: FormEnds;
  /** When somebody else saved it last, ISO, where that is known. */
  savedAt?: string;
  /** The screen is left for good: nothing is asked. */
  isLeaving?: boolean;
  children: ReactNode;
}

/** Around the fields of a record: what others saved above, the bar that saves below. */
export function RecordFormFrame({ form, savedAt, isLeaving = false, children }: RecordFormFrameProps) {
  return (
    <>
      {form.isOvertaken && (
        <SavedMeanwhile
          {...(savedAt !== undefined && { savedAt })}
          isAsking={form.isAsking}
          onAsk={form.setIsAsking}
          onTakeTheirs={form.discard}
        />
      )}
      {children}
      <SaveBar dirty={form.isChanged} saving={form.isSaving} onSave={form.save} onDiscard={form.discard} />
      <UnsavedGuard dirty={form.isChanged && !isLeaving} />
    </>
  );
}
