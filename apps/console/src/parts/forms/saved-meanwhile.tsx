import { useStoreDates } from '#parts/dates/store-dates.ts';
import { sayConflict } from '#sentences/frame/conflicts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import { savedTitle } from './saved-title.ts';

interface SavedMeanwhileProps {
  /** A name; empty when nobody knows it. */
  savedBy?: string;
  /** ISO time; absent where it is not recorded. */
  savedAt?: string;
  /** The question is open: saving was refused, or somebody wants to decide now. */
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  /** Drops what was typed here. */
  onTakeTheirs: () => void;
}

/** Somebody else saved the record that is being changed here: a note above the form, and the choice between theirs and looking again. */
export function SavedMeanwhile(props: SavedMeanwhileProps) {
  const dates = useStoreDates();
  const { savedBy, savedAt, isAsking, onAsk, onTakeTheirs } = props;
  const title = savedTitle(savedBy);
  return (
    <>
      <NotificationCard
        kind="attention"
        title={title}
        actionLabel={sayConflict('saved.review')}
        onAction={() => onAsk(true)}
      >
        {sayConflict('saved.yours')}
      </NotificationCard>
      <Modal
        open={isAsking}
        onClose={() => onAsk(false)}
        title={title}
        size="sm"
        footer={
          <>
            <Button onClick={onTakeTheirs}>{sayConflict('action.useTheirs')}</Button>
            <Button variant="primary" onClick={() => onAsk(false)}>
              {sayConflict('action.goBack')}
            </Button>
          </>
        }
      >
        <Stack>
          <p>{sayConflict('saved.choose')}</p>
          {savedAt && <Muted>{sayConflict('saved.at', { time: dates.moment(savedAt) })}</Muted>}
        </Stack>
      </Modal>
    </>
  );
}
