import { sayQuotes } from '#sentences/wholesale/quotes.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';

/** Says above what is typed that the other side, or a colleague, was faster. */
export function ChangedMeanwhile({ onShow }: { onShow: () => void }) {
  return (
    <NotificationCard
      kind="warning"
      title={sayQuotes('changed.title')}
      actionLabel={sayQuotes('changed.show')}
      onAction={onShow}
    >
      {sayQuotes('changed.text')}
    </NotificationCard>
  );
}
