import { tillLayoutLimits } from '@sokoni/rules/point-of-sale/till-layout';
import { ChevronUpIcon, PencilIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import type { TillLayout } from '#api/sales/till-layout.ts';
import { sayLayout as say } from '#sentences/point-of-sale/layout.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Muted } from '#ui/layout/layout.tsx';
import { ConfirmModal } from '#ui/overlays/modal.tsx';
import styles from './layout.module.css';
import { PageModal } from './page-modal.tsx';
import { raised } from './raised.ts';
import { useSaveLayout } from './use-save-layout.ts';

/** `place` of a page in the layout as it was when somebody began; one behind the last is a new page. */
interface Act {
  kind: 'edit' | 'remove';
  layout: TillLayout;
  place: number;
}

/** The pages of the tills: their order, and what stands on each. */
export function PagesCard({ layout }: { layout: TillLayout }) {
  const [act, setAct] = useState<Act | null>(null);
  const { save, isSaving } = useSaveLayout();
  const { pages } = layout;
  const isFull = pages.length >= tillLayoutLimits.pages;
  const close = () => setAct(null);
  const removed = act?.layout.pages[act.place];
  return (
    <Card
      title={say('pages.title')}
      description={isFull ? say('pages.full', { max: tillLayoutLimits.pages }) : say('pages.hint')}
      actions={
        <Button
          icon={<PlusIcon size={18} />}
          disabled={isFull}
          onClick={() => setAct({ kind: 'edit', layout, place: pages.length })}
        >
          {say('pages.add')}
        </Button>
      }
    >
      {pages.length === 0 ? (
        <Muted>{say('pages.none')}</Muted>
      ) : (
        <ol aria-label={say('pages.list')} className={styles.list}>
          {pages.map(({ name, tint, products }, place) => (
            <li key={`${name} ${pages.slice(0, place).filter((page) => page.name === name).length}`}>
              <span className={styles.named}>
                <span aria-hidden="true" className={styles.dot} style={{ '--tint': tint }} />
                <span className={styles.words}>
                  <strong>{name}</strong>
                  <Muted>{say('pages.count', { count: products.length })}</Muted>
                </span>
              </span>
              <span className={styles.acts}>
                {place > 0 && (
                  <IconButton
                    label={say('page.up', { name })}
                    icon={<ChevronUpIcon size={18} />}
                    disabled={isSaving}
                    onClick={() => save({ ...layout, pages: raised(pages, place) })}
                  />
                )}
                <IconButton
                  label={say('page.edit', { name })}
                  icon={<PencilIcon size={18} />}
                  onClick={() => setAct({ kind: 'edit', layout, place })}
                />
                <IconButton
                  label={say('page.remove', { name })}
                  icon={<TrashIcon size={18} />}
                  onClick={() => setAct({ kind: 'remove', layout, place })}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      {act?.kind === 'edit' && <PageModal layout={act.layout} place={act.place} onClose={close} />}
      {act?.kind === 'remove' && removed && (
        <ConfirmModal
          open
          danger
          title={say('page.remove.title', { name: removed.name })}
          confirmLabel={say('page.remove.confirm')}
          busy={isSaving}
          onCancel={close}
          onConfirm={() =>
            save({ ...act.layout, pages: act.layout.pages.filter((page) => page !== removed) }, close)
          }
        >
          {say('page.remove.then')}
        </ConfirmModal>
      )}
    </Card>
  );
}
