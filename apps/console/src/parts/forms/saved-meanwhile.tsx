import { useStoreDates } from '#parts/dates/store-dates.ts';
import { Button } from '#ui/buttons/button.tsx';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { Muted, Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';

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
  const title = `${savedBy || 'Another staff member'} saved changes meanwhile`;
  return (
    <>
      <NotificationCard kind="attention" title={title} actionLabel="Review" onAction={() => onAsk(true)}>
        Your edits are still here, but not saved.
      </NotificationCard>
      <Modal
        open={isAsking}
        onClose={() => onAsk(false)}
        title={title}
        size="sm"
        footer={
          <>
            <Button onClick={onTakeTheirs}>Use theirs</Button>
            <Button variant="primary" onClick={() => onAsk(false)}>
              Go back
            </Button>
          </>
        }
      >
        <Stack>
          <p>
            Your changes are not saved. Use theirs to open the saved version and drop your changes, or go back
            to your form.
          </p>
          {savedAt && <Muted>Saved {dates.moment(savedAt)}.</Muted>}
        </Stack>
      </Modal>
    </>
  );
}
