import { sectionTypes } from '@sokoni/themes/sections/section-types.ts';
import { sayEditor, sectionName, sectionText } from '#sentences/storefront/editor.ts';
import { Modal } from '#ui/overlays/modal.tsx';
import styles from './editor.module.css';

interface AddSectionProps {
  onAdd: (type: string) => void;
  onClose: () => void;
}

/** Every type of section, with what it shows. */
export function AddSection({ onAdd, onClose }: AddSectionProps) {
  return (
    <Modal open size="lg" title={sayEditor('add.title')} onClose={onClose}>
      <ul className={styles.types}>
        {Object.keys(sectionTypes).map((type) => (
          <li key={type}>
            <button type="button" className={styles.type} onClick={() => onAdd(type)}>
              <span className={styles.rowName}>{sectionName(type)}</span>
              <span className={styles.typeText}>{sectionText(type)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
