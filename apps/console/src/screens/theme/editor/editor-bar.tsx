import { ArrowLeftIcon, EllipsisIcon, Redo2Icon, Undo2Icon } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useDiscardDraft, usePublish } from '#api/storefront/looks.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { lazyPart } from '#parts/hooks/lazy-part.tsx';
import { paths } from '#paths.ts';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { Button, buttonClass, IconButton, TextButton } from '#ui/buttons/button.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import styles from './editor.module.css';
import type { Draft } from './use-draft.ts';

type Dialog = 'discard' | 'history' | 'link';

const HistoryModal = lazyPart(async () => (await import('./history-modal.tsx')).HistoryModal);
const PreviewLinkModal = lazyPart(async () => (await import('./preview-link-modal.tsx')).PreviewLinkModal);

/** The way back, how far the draft is, and what can be done with it. */
export function EditorBar({ draft, shopUrl }: { draft: Draft; shopUrl: string }) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const publish = usePublish();
  const discard = useDiscardDraft();
  const { state, look } = draft;
  const hasChanges = state !== 'none';

  async function publishNow(): Promise<void> {
    const kept = await draft.flush();
    if (!kept) return;
    try {
      draft.follow(await publish.mutateAsync({ version: kept.version }));
      toast.success(sayEditor('published'));
    } catch (error) {
      showFailure(error);
    }
  }

  async function discardNow(): Promise<void> {
    try {
      await draft.flush();
      draft.follow(await discard.mutateAsync());
      toast.success(sayEditor('discarded'));
      setDialog(null);
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <header className={styles.bar}>
      <Link to={paths.theme} className={buttonClass({ variant: 'quiet' })} aria-label={sayEditor('back')}>
        <ArrowLeftIcon size={18} />
      </Link>
      <h1 data-page-heading tabIndex={-1} className={styles.title}>
        {sayEditor('title')}
      </h1>
      <p role="status" className={styles.state} data-state={state}>
        {state === 'conflict' ? sayEditor('draft.failed') : sayEditor(`draft.${state}`)}
        {state === 'failed' && (
          <TextButton onClick={() => void draft.flush()}>{sayEditor('draft.retry')}</TextButton>
        )}
      </p>
      <div className={styles.acts}>
        <IconButton
          label={sayEditor('undo')}
          icon={<Undo2Icon size={18} />}
          aria-keyshortcuts="Control+Z"
          disabled={!draft.canUndo}
          onClick={draft.undo}
        />
        <IconButton
          label={sayEditor('redo')}
          icon={<Redo2Icon size={18} />}
          aria-keyshortcuts="Control+Shift+Z"
          disabled={!draft.canRedo}
          onClick={draft.redo}
        />
        <Menu
          align="end"
          target={<IconButton label={sayEditor('moreActions')} icon={<EllipsisIcon size={18} />} />}
        >
          <MenuItem onClick={() => window.open(shopUrl, '_blank', 'noreferrer')}>
            {sayEditor('viewShop')}
          </MenuItem>
          <MenuItem onClick={() => setDialog('link')}>{sayEditor('previewLink')}</MenuItem>
          <MenuItem onClick={() => setDialog('history')}>{sayEditor('history')}</MenuItem>
          <MenuItem danger disabled={!hasChanges} onClick={() => setDialog('discard')}>
            {sayEditor('discard')}
          </MenuItem>
        </Menu>
        <Button
          variant="primary"
          busy={publish.isPending}
          disabled={!hasChanges || state === 'conflict'}
          onClick={() => void publishNow()}
        >
          {sayEditor('publish')}
        </Button>
      </div>
      <ConfirmModal
        open={dialog === 'discard'}
        title={sayEditor('discard.title')}
        confirmLabel={sayEditor('discard')}
        danger
        busy={discard.isPending}
        onCancel={() => setDialog(null)}
        onConfirm={() => void discardNow()}
      >
        {sayEditor('discard.text')}
      </ConfirmModal>
      {dialog === 'history' && (
        <Suspense>
          <HistoryModal
            flush={draft.flush}
            onRestored={(restored) => {
              draft.follow(restored);
              setDialog(null);
            }}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
      {dialog === 'link' && (
        <Suspense>
          <PreviewLinkModal url={look.preview_url} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </header>
  );
}
