import type { BulkEditKind } from '@sokoni/rules/bulk-edit';
import { useState } from 'react';
import { isUnderWay, type StartedBulkEdit, useBulkEdits } from '#api/bulk-edits.ts';

interface Followed {
  jobId: string;
  kind: BulkEditKind;
}

/** The change of many products whose progress the list shows: the one just begun, or one that still goes on. */
export function useFollowedEdit(mayChange: boolean) {
  const [followed, setFollowed] = useState<Followed | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [newest] = useBulkEdits({ page: 1, limit: 1 }, mayChange).items;
  // Once it is shown, its end is shown too.
  if (!followed && isUnderWay(newest) && newest.job.id !== dismissed) setFollowed(followedOf(newest));
  return {
    followed,
    follow: (edit: StartedBulkEdit) => setFollowed(followedOf(edit)),
    dismiss: () => {
      setDismissed(followed?.jobId ?? null);
      setFollowed(null);
    },
  };
}

function followedOf({ job, kind }: StartedBulkEdit): Followed {
  return { jobId: job.id, kind };
}
