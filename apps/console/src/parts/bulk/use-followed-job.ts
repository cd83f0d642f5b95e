import { isJobOpen } from '@sokoni/rules/stores/store-job';
import { useState } from 'react';
import type { StoreJob } from '#contract-types.ts';

/** A long work with what it does. */
interface Begun<Kind> {
  job: Pick<StoreJob, 'id' | 'state'>;
  kind: Kind;
}

/**
 * The work on many records whose progress a list shows: the one just begun, or one that still goes on.
 * @param newest the last that was begun, as far as it is known
 */
export function useFollowed<Kind>(newest: Begun<Kind> | undefined) {
  const [followed, setFollowed] = useState<{ jobId: string; kind: Kind } | null>(null);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const follow = ({ job, kind }: Begun<Kind>) => setFollowed({ jobId: job.id, kind });
  // Once it is shown, its end is shown too.
  if (!followed && newest && isJobOpen(newest.job.state) && newest.job.id !== dismissed) follow(newest);
  return {
    followed,
    follow,
    dismiss: () => {
      setDismissed(followed?.jobId ?? null);
      setFollowed(null);
    },
  };
}
