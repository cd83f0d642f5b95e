import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { documentLimits, type Page } from '@sokoni/themes/document/document.ts';
import {
  addSection,
  changeSection,
  duplicateSection,
  moveSection,
  removeSection,
} from '@sokoni/themes/document/edit-page.ts';
import { PlusIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { newUuid } from '#offline/new-uuid.ts';
import { sayEditor, sectionName } from '#sentences/storefront/editor.ts';
import { Button } from '#ui/buttons/button.tsx';
import { announce } from '#ui/feedback/announcer.tsx';
import { AddSection } from './add-section.tsx';
import styles from './editor.module.css';
import { SectionRow } from './section-row.tsx';

interface SectionListProps {
  page: Page;
  selected: string | null;
  onSelect: (id: string | null) => void;
  /** @param subject what the change is about; those of one drag are one step */
  onChange: (change: (page: Page) => Page, subject?: string) => void;
}

/** The sections of a page, from above to below. */
export function SectionList({ page, selected, onSelect, onChange }: SectionListProps) {
  const keysId = useId();
  const [isAdding, setIsAdding] = useState(false);
  const home = useRef(-1);
  const drag = useRef('');
  const count = page.order.length;

  function move(id: string, place: number): void {
    if (place < 0 || place >= count) return;
    onChange((before) => moveSection(before, id, place));
    const section = sectionName(page.sections[id]?.type ?? '');
    announce(sayEditor('section.moved', { section, place: place + 1, count }));
  }

  function add(type: string): void {
    const id = newSectionId();
    const fresh = { id, thing: { type, settings: {}, blocks: {}, block_order: [] } };
    const after = selected === null ? -1 : page.order.indexOf(selected);
    onChange((before) => addSection(before, fresh, after < 0 ? before.order.length : after + 1));
    setIsAdding(false);
    onSelect(id);
  }

  function remove(id: string): void {
    onChange((before) => removeSection(before, id));
    if (id === selected) onSelect(null);
  }

  return (
    <>
      <p id={keysId} className="visually-hidden">
        {sayEditor('section.keys')}
      </p>
      {count === 0 && <p className={styles.quiet}>{sayEditor('noSections')}</p>}
      <DragDropProvider
        plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
        onDragStart={({ operation: { source } }) => {
          home.current = page.order.indexOf(String(source?.id));
          drag.current = newSectionId();
        }}
        onDragOver={({ operation: { source, target } }) => {
          const place = page.order.indexOf(String(target?.id));
          if (!source || place < 0 || source.id === target?.id) return;
          onChange((before) => moveSection(before, String(source.id), place), drag.current);
        }}
        onDragEnd={({ canceled, operation: { source } }) => {
          if (!canceled || !source) return;
          onChange((before) => moveSection(before, String(source.id), home.current), drag.current);
        }}
      >
        <ul className={styles.list}>
          {page.order.map((id, place) => {
            const section = page.sections[id];
            if (!section) return null;
            return (
              <SectionRow
                key={id}
                {...{ id, section, place }}
                isSelected={id === selected}
                describedBy={keysId}
                onSelect={() => onSelect(id)}
                onMove={(to) => move(id, to)}
                onHide={() =>
                  onChange((before) =>
                    changeSection(before, id, ({ hidden, ...rest }) =>
                      hidden ? rest : { ...rest, hidden: true },
                    ),
                  )
                }
                onDuplicate={() => onChange((before) => duplicateSection(before, id, newSectionId()))}
                onRemove={() => remove(id)}
              />
            );
          })}
        </ul>
      </DragDropProvider>
      {count < documentLimits.sections ? (
        <Button fullWidth icon={<PlusIcon size={18} />} onClick={() => setIsAdding(true)}>
          {sayEditor('addSection')}
        </Button>
      ) : (
        <p className={styles.quiet}>{sayEditor('sectionLimit', { most: documentLimits.sections })}</p>
      )}
      {isAdding && <AddSection onAdd={add} onClose={() => setIsAdding(false)} />}
    </>
  );
}

function newSectionId(): string {
  return newUuid().slice(-12);
}
