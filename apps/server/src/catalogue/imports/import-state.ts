import { isJobOpen, type JobState } from '@sokoni/rules/stores/store-job';

export type ImportState =
  | 'uploaded'
  | 'checking'
  | 'checked'
  | 'running'
  | 'stopped'
  | 'done'
  | 'undoing'
  | 'undone';

/** Where an import stands, by the works that it has had. An undoing that was stopped can be taken up again. */
export function importStateOf(jobs: {
  check: JobState | null;
  run: JobState | null;
  undo: JobState | null;
}): ImportState {
  const { check, run, undo } = jobs;
  if (undo !== null && isJobOpen(undo)) return 'undoing';
  if (undo === 'done') return 'undone';
  if (run !== null) return isJobOpen(run) ? 'running' : run === 'done' ? 'done' : 'stopped';
  if (check === null) return 'uploaded';
  return isJobOpen(check) ? 'checking' : check === 'done' ? 'checked' : 'uploaded';
}
