import { useSortable } from '@dnd-kit/react/sortable';
import type { Section } from '@sokoni/themes/document/document.ts';
import { CopyIcon, EllipsisIcon, EyeIcon, EyeOffIcon, GripVerticalIcon, TrashIcon } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { sayEditor, sectionName } from '#sentences/storefront/editor.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import { Menu, MenuItem } from '#ui/menus/menu.tsx';
import styles from './editor.module.css';

interface SectionRowProps {
  id: string;
  section: Section;
  place: number;
  isSelected: boolean;
  /** The id of the words that tell the keys. */
  describedBy: string;
  onSelect: () => void;
  onMove: (place: number) => void;
  onHide: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
}

/** One section in the list of its page: a press selects it, its handle moves it. */
export function SectionRow(props: SectionRowProps) {
  const { id, section, place, isSelected, describedBy, onSelect, onMove, onHide, onDuplicate, onRemove } =
    props;
  // The order is the document's: nothing is moved here but by it.
  const { ref, handleRef, isDragSource } = useSortable({ id, index: place, plugins: [] });
  const { heading } = section.settings;
  const name = sectionName(section.type);

  function press(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(place + (event.key === 'ArrowUp' ? -1 : 1));
  }

  return (
    <li
      ref={ref}
      className={styles.row}
      data-selected={isSelected || undefined}
      data-in-hand={isDragSource || undefined}
    >
      <button
        ref={handleRef}
        type="button"
        className={styles.handle}
        aria-label={sayEditor('section.move', { section: name })}
        aria-describedby={describedBy}
        onKeyDown={press}
      >
        <GripVerticalIcon size={16} />
      </button>
      <button
        type="button"
        className={styles.choose}
        aria-current={isSelected || undefined}
        onClick={onSelect}
      >
        <span className={styles.rowName}>{name}</span>
        {typeof heading === 'string' && heading !== '' && <span className={styles.rowText}>{heading}</span>}
        {section.hidden && <span className={styles.rowText}>{sayEditor('section.hidden')}</span>}
      </button>
      <Menu
        align="end"
        target={
          <IconButton
            size="sm"
            label={sayEditor('section.actions', { section: name })}
            icon={<EllipsisIcon size={16} />}
          />
        }
      >
        <MenuItem start={section.hidden ? <EyeIcon size={16} /> : <EyeOffIcon size={16} />} onClick={onHide}>
          {sayEditor(section.hidden ? 'section.show' : 'section.hide')}
        </MenuItem>
        <MenuItem start={<CopyIcon size={16} />} onClick={onDuplicate}>
          {sayEditor('section.duplicate')}
        </MenuItem>
        <MenuItem danger start={<TrashIcon size={16} />} onClick={onRemove}>
          {sayEditor('section.remove')}
        </MenuItem>
      </Menu>
    </li>
  );
}
