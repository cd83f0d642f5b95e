import { changeSection } from '@sokoni/themes/document/edit-page.ts';
import type { Shop } from '@sokoni/themes/shop.ts';
import { ArrowLeftIcon } from 'lucide-react';
import { sayEditor, sectionName } from '#sentences/storefront/editor.ts';
import { IconButton } from '#ui/buttons/button.tsx';
import styles from './editor.module.css';
import { GroupForm } from './group-form.tsx';
import { MenuForm } from './menu-form.tsx';
import { SectionForm } from './section-form.tsx';
import type { Place } from './selection.ts';
import type { Draft } from './use-draft.ts';

interface SettingsPanelProps {
  draft: Draft;
  place: Place;
  shop: Shop;
  /** Back to the list, where both have one place. */
  onBack: () => void;
}

/** The form of what is selected. */
export function SettingsPanel({ draft, place: { page, selection }, shop, onBack }: SettingsPanelProps) {
  const { document } = draft;
  const section = selection?.kind === 'section' ? document.pages[page].sections[selection.id] : undefined;
  const title =
    selection?.kind === 'group'
      ? sayEditor(`group.${selection.group}`)
      : selection?.kind === 'menu'
        ? sayEditor(`menu.${selection.menu}`)
        : section && sectionName(section.type);

  return (
    <section className={styles.settings} aria-label={sayEditor('settings')}>
      {title ? (
        <div className={styles.settingsHead}>
          <IconButton
            size="sm"
            label={sayEditor('backToSections')}
            icon={<ArrowLeftIcon size={18} />}
            className={styles.backToList}
            onClick={onBack}
          />
          <h2>{title}</h2>
        </div>
      ) : (
        <p className={styles.quiet}>{sayEditor('chooseSection')}</p>
      )}
      {selection?.kind === 'section' && section && (
        <SectionForm
          key={selection.id}
          section={section}
          onChange={(change, subject) =>
            draft.change(
              (before) => ({
                ...before,
                pages: { ...before.pages, [page]: changeSection(before.pages[page], selection.id, change) },
              }),
              subject ? `${selection.id}.${subject}` : null,
            )
          }
        />
      )}
      {selection?.kind === 'group' && (
        <GroupForm
          key={selection.group}
          group={selection.group}
          document={document}
          shop={shop}
          onChange={draft.change}
        />
      )}
      {selection?.kind === 'menu' && (
        <MenuForm
          key={selection.menu}
          menu={selection.menu}
          items={document.menus[selection.menu]}
          onChange={(items, subject) =>
            draft.change(
              (before) => ({ ...before, menus: { ...before.menus, [selection.menu]: items } }),
              subject ? `${selection.menu}.${subject}` : null,
            )
          }
        />
      )}
    </section>
  );
}
