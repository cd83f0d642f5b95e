import { isJobOpen } from '@sokoni/rules/stores/store-job';
import { CircleCheckIcon, InfoIcon, OctagonAlertIcon, TriangleAlertIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCancelStoreJob } from '#api/stores/store-jobs.ts';
import type { StoreJob } from '#contract-types.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { sayJob } from '#sentences/frame/jobs.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import styles from './job-progress.module.css';
import { endText, type JobNoun, progressPercent, progressText } from './job-text.ts';

type JobProgressProps = {
  job: StoreJob;
  /** What goes on: "Changing prices". */
  title: ReactNode;
  /** What can be done once it has ended: undo, the file with the errors. */
  actions?: ReactNode;
  /** Below the words, such as a list of what went wrong. */
  children?: ReactNode;
} & Ending;

/** The end when it is done or cancelled: by what is counted, or in words of one's own. */
type Ending = { noun: JobNoun; ending?: never } | { noun?: never; ending: ReactNode };

/** A long work: how far it is and how to stop it, then how it ended. */
export function JobProgress({ job, title, noun, ending, actions, children }: JobProgressProps) {
  const isOpen = isJobOpen(job.state);
  return (
    <div className={styles.job}>
      <div className={styles.line}>
        {!isOpen && <EndMark job={job} />}
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          <p className={styles.count} role={isOpen ? undefined : 'status'}>
            {isOpen
              ? progressText(job)
              : job.state === 'failed'
                ? job.problem
                : noun
                  ? endText(job, noun)
                  : ending}
          </p>
        </div>
        {isOpen ? <Cancel jobId={job.id} /> : actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {isOpen && (
        <ProgressBar
          percent={progressPercent(job)}
          label={typeof title === 'string' ? title : sayJob('progress.label')}
        />
      )}
      {children}
    </div>
  );
}

function Cancel({ jobId }: { jobId: string }) {
  const cancel = useCancelStoreJob(jobId);
  return (
    <Button
      size="sm"
      busy={cancel.isPending}
      onClick={() => cancel.mutate(undefined, { onError: (error) => showFailure(error) })}
    >
      {sayJob('progress.cancel')}
    </Button>
  );
}

function EndMark({ job: { state, failed } }: { job: StoreJob }) {
  if (state === 'failed') return <OctagonAlertIcon size={20} className={styles.bad} />;
  if (state === 'cancelled') return <InfoIcon size={20} className={styles.neutral} />;
  if (failed > 0) return <TriangleAlertIcon size={20} className={styles.warning} />;
  return <CircleCheckIcon size={20} className={styles.good} />;
}
