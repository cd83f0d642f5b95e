import { themeOf } from '@sokoni/themes/theme-of.ts';
import { type Look, useLookVersions, useRestoreVersion } from '#api/storefront/looks.ts';
import { useStoreDates } from '#parts/dates/store-dates.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { SkeletonText } from '#ui/feedback/skeleton.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import styles from './editor.module.css';

interface HistoryModalProps {
  /** Saves what is not saved yet. */
  flush: () => Promise<Look | null>;
  onRestored: (look: Look) => void;
  onClose: () => void;
}

/** What was published, newest first; each can be the draft again. */
export function HistoryModal({ flush, onRestored, onClose }: HistoryModalProps) {
  const versions = useLookVersions();
  const restore = useRestoreVersion();
  const dates = useStoreDates();

  async function restoreNow(id: string): Promise<void> {
    const kept = await flush();
    if (!kept) return;
    try {
      onRestored(await restore.mutateAsync({ id, version: kept.version }));
      toast.success(sayEditor('history.restored'));
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <Modal open title={sayEditor('history.title')} onClose={onClose}>
      {versions.data ? (
        <ul className={styles.list}>
          {versions.data.items.map(({ id, theme, published_at, published_by, is_current }) => (
            <li key={id} className={styles.version}>
              <div>
                <p className={styles.rowName}>{dates.moment(published_at)}</p>
                <p className={styles.rowText}>
                  {published_by
                    ? sayEditor('history.by', { theme: themeOf(theme).name, name: published_by })
                    : themeOf(theme).name}
                </p>
              </div>
              {is_current && (
                <Badge tone="good" shape="full">
                  {sayEditor('history.current')}
                </Badge>
              )}
              <Button size="sm" disabled={restore.isPending} onClick={() => void restoreNow(id)}>
                {sayEditor('history.restore')}
              </Button>
            </li>
          ))}
        </ul>
      ) : versions.isError ? (
        <QueryFailed {...versions} />
      ) : (
        <SkeletonText lines={4} />
      )}
      {versions.data?.items.length === 0 && <p>{sayEditor('history.empty')}</p>}
    </Modal>
  );
}
