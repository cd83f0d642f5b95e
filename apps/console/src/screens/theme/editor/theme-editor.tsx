import type { Language } from '@sokoni/rules/languages';
import type { ThemeDocument } from '@sokoni/themes/document/document.ts';
import { askedResources } from '@sokoni/themes/sections/asked-resources.ts';
import { shopSettings } from '@sokoni/themes/shop-settings.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Look, useLook, useShopPreview } from '#api/storefront/looks.ts';
import { UnsavedGuard } from '#parts/forms/unsaved-guard.tsx';
import { QueryFailed } from '#parts/pages/query-failed.tsx';
import { shopOf } from '#screens/theme/preview/preview-data.ts';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { useSession } from '#session/session.ts';
import { NotificationCard } from '#ui/feedback/notification-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Segmented } from '#ui/fields/segmented.tsx';
import styles from './editor.module.css';
import { EditorBar } from './editor-bar.tsx';
import { type Device, PreviewPane } from './preview-pane.tsx';
import type { Place, Selection } from './selection.ts';
import { SettingsPanel } from './settings-panel.tsx';
import { SidePanel } from './side-panel.tsx';
import { useDraft } from './use-draft.ts';

/** The look of the shop, edited beside a preview that follows each key. */
export function ThemeEditorScreen() {
  const storeId = useSession((session) => session.activeStore?.id);
  const look = useLook();
  if (look.data) return <Workspace key={storeId} first={look.data} reload={look.refetch} />;
  return (
    <main className={styles.wait}>
      <h1 data-page-heading tabIndex={-1} className="visually-hidden">
        {sayEditor('title')}
      </h1>
      {look.isError ? <QueryFailed {...look} /> : <Skeleton shape="block" height="100%" />}
    </main>
  );
}

type Pane = 'edit' | 'preview';

function Workspace({ first, reload }: { first: Look; reload: () => Promise<{ data: Look | undefined }> }) {
  const draft = useDraft(first);
  const [chosen, setPlace] = useState<Place>({ page: 'home', selection: null });
  const [pane, setPane] = useState<Pane>('edit');
  const [device, setDevice] = useState<Device>(() =>
    matchMedia('(width < 44rem)').matches ? 'phone' : 'desktop',
  );
  const [language, setLanguage] = useState<Language | null>(null);
  const { data, ...preview } = useShopPreview({ ...askedBy(draft.document), language });
  useUndoKeys(draft);
  const place = placeIn(draft.document, chosen);

  function select(selection: Selection | null): void {
    setPlace((before) => ({ ...before, selection }));
  }

  async function loadLatest(): Promise<void> {
    const { data: latest } = await reload();
    if (latest) draft.follow(latest);
  }

  return (
    <div className={styles.editor} data-pane={pane} data-selected={place.selection ? '' : undefined}>
      <UnsavedGuard dirty={draft.state === 'saving' || draft.state === 'failed'} />
      <EditorBar draft={draft} shopUrl={data?.shop.url ?? ''} />
      <div className={styles.panes}>
        <Segmented
          hideLabel
          label={sayEditor('pane.choose')}
          options={[
            { value: 'edit', label: sayEditor('pane.edit') },
            { value: 'preview', label: sayEditor('pane.preview') },
          ]}
          value={pane}
          onChange={setPane}
        />
      </div>
      {draft.state === 'conflict' && (
        <div className={styles.conflict}>
          <NotificationCard
            kind="warning"
            title={sayEditor('conflict.title')}
            actionLabel={sayEditor('conflict.load')}
            onAction={() => void loadLatest()}
          >
            {sayEditor('conflict.text')}
          </NotificationCard>
        </div>
      )}
      <main className={styles.work}>
        <SidePanel
          {...{ draft, place }}
          onPage={(page) => setPlace({ page, selection: null })}
          onSelect={select}
        />
        {data ? (
          <PreviewPane
            document={draft.document}
            {...{ data, place, device }}
            onDevice={setDevice}
            onLanguage={setLanguage}
            onSelect={(id) => select({ kind: 'section', id })}
          />
        ) : preview.isError ? (
          <QueryFailed {...preview} />
        ) : (
          <Skeleton shape="block" height="100%" />
        )}
        {data && <SettingsPanel {...{ draft, place }} shop={shopOf(data)} onBack={() => select(null)} />}
      </main>
    </div>
  );
}

/** A section that was undone away is selected no longer. */
function placeIn({ pages }: ThemeDocument, place: Place): Place {
  const { page, selection } = place;
  const isGone = selection?.kind === 'section' && !pages[page].sections[selection.id];
  return isGone ? { page, selection: null } : place;
}

/** What the sections of all pages show of the store. */
function askedBy(document: ThemeDocument): { collections: string[]; products: string[] } {
  const asked = Object.values(document.pages).map((page) => askedResources(shopSettings, document, page));
  const all = (ids: Iterable<string>[]) =>
    [...new Set(ids.flatMap((some) => [...some]))].filter((id) => id !== '').sort();
  return {
    collections: all(asked.map(({ collections }) => collections.keys())),
    products: all(asked.map(({ products }) => products)),
  };
}

/** Ctrl+Z and Ctrl+Shift+Z, wherever the keyboard is but in a rich text, which has a history of its own. */
function useUndoKeys(draft: { undo: () => void; redo: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    if ((event.target as Element).closest('[contenteditable="true"]')) return;
    event.preventDefault();
    if (event.shiftKey) draft.redo();
    else draft.undo();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
