import { menuNames, type PageName, pageNames } from '@sokoni/themes/document/document.ts';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { SelectField } from '#ui/menus/select-field.tsx';
import styles from './editor.module.css';
import { SectionList } from './section-list.tsx';
import { groupNames, type Place, type Selection } from './selection.ts';
import type { Draft } from './use-draft.ts';

interface SidePanelProps {
  draft: Draft;
  place: Place;
  onPage: (page: PageName) => void;
  onSelect: (selection: Selection | null) => void;
}

/** What can be edited: the sections of a page, and what holds for the whole shop. */
export function SidePanel({ draft, place: { page, selection }, onPage, onSelect }: SidePanelProps) {
  const others: { selection: Selection; label: string; isCurrent: boolean }[] = [
    ...groupNames.map((group) => ({
      selection: { kind: 'group', group } as const,
      label: sayEditor(`group.${group}`),
      isCurrent: selection?.kind === 'group' && selection.group === group,
    })),
    ...menuNames.map((menu) => ({
      selection: { kind: 'menu', menu } as const,
      label: sayEditor(`menu.${menu}`),
      isCurrent: selection?.kind === 'menu' && selection.menu === menu,
    })),
  ];

  return (
    <nav className={styles.side} aria-label={sayEditor('sections')}>
      <SelectField
        label={sayEditor('page')}
        options={pageNames.map((name) => ({ value: name, label: sayEditor(`page.${name}`) }))}
        value={page}
        onChange={(name) => onPage(name as PageName)}
      />
      <h2 className={styles.sideTitle}>
        {page === 'home' ? sayEditor('sections') : sayEditor(`page.hint.${page}`)}
      </h2>
      <SectionList
        page={draft.document.pages[page]}
        selected={selection?.kind === 'section' ? selection.id : null}
        onSelect={(id) => onSelect(id === null ? null : { kind: 'section', id })}
        onChange={(change, subject) =>
          draft.change(
            (document) => ({
              ...document,
              pages: { ...document.pages, [page]: change(document.pages[page]) },
            }),
            subject,
          )
        }
      />
      <h2 className={styles.sideTitle}>{sayEditor('theme')}</h2>
      <ul className={styles.list}>
        {others.map(({ selection: other, label, isCurrent }) => (
          <li key={label} className={styles.row} data-selected={isCurrent || undefined}>
            <button
              type="button"
              className={styles.choose}
              aria-current={isCurrent || undefined}
              onClick={() => onSelect(other)}
            >
              <span className={styles.rowName}>{label}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
