import { documentLimits, type MenuItem, type MenuName } from '@sokoni/themes/document/document.ts';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { LinkField } from '#screens/theme/fields/link-field.tsx';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './editor.module.css';

/** An item as it is typed, whatever stands below it. */
type Item = Omit<MenuItem, 'items'>;

interface MenuFormProps {
  menu: MenuName;
  items: readonly MenuItem[];
  onChange: (items: readonly MenuItem[], subject?: string) => void;
}

const link = { kind: 'link', default: '' } as const;
const labelLength = 60;

/** The items of a menu, each with those below it. */
export function MenuForm({ menu, items, onChange }: MenuFormProps) {
  const count = items.reduce((sum, item) => sum + 1 + item.items.length, 0);
  const hasRoom = count < documentLimits.menuItems;

  return (
    <Stack>
      {items.length === 0 && <p className={styles.quiet}>{sayEditor(`menuEmpty.${menu}`)}</p>}
      {items.map((item, place) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own
          key={place}
          className={styles.block}
        >
          <legend className={styles.blockName}>{item.label || place + 1}</legend>
          <ItemActs items={items} place={place} onChange={onChange} />
          <ItemFields
            item={item}
            onChange={(next, key) => onChange(items.with(place, { ...item, ...next }), `${place}.${key}`)}
          />
          {item.items.map((below, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own
              key={index}
              className={styles.below}
            >
              <ItemActs
                items={item.items}
                place={index}
                onChange={(next) => onChange(items.with(place, { ...item, items: next }))}
              />
              <ItemFields
                item={below}
                onChange={(next, key) =>
                  onChange(
                    items.with(place, { ...item, items: item.items.with(index, { ...below, ...next }) }),
                    `${place}.${index}.${key}`,
                  )
                }
              />
            </div>
          ))}
          {menu === 'main' && hasRoom && (
            <AddItem
              label={sayEditor('menuItem.below')}
              onAdd={(added) => onChange(items.with(place, { ...item, items: [...item.items, added] }))}
            />
          )}
        </fieldset>
      ))}
      {hasRoom ? (
        <AddItem
          label={sayEditor('menuItem.add')}
          onAdd={(added) => onChange([...items, { ...added, items: [] }])}
        />
      ) : (
        <p className={styles.quiet}>{sayEditor('menuItem.limit', { most: documentLimits.menuItems })}</p>
      )}
    </Stack>
  );
}

interface ItemFieldsProps {
  item: Item;
  onChange: (change: Partial<Pick<MenuItem, 'label' | 'link'>>, key: string) => void;
}

/** A label that is empty is not taken over. */
function ItemFields({ item, onChange }: ItemFieldsProps) {
  const [isEmpty, setIsEmpty] = useState(false);
  return (
    <Stack>
      <TextField
        label={sayEditor('menuItem.label')}
        dir="auto"
        maxLength={labelLength}
        error={isEmpty ? sayEditor('menuItem.labelNeeded') : undefined}
        value={isEmpty ? '' : item.label}
        onChange={({ target }) => {
          setIsEmpty(target.value.trim() === '');
          if (target.value.trim() !== '') onChange({ label: target.value }, 'label');
        }}
      />
      <LinkField
        label={sayEditor('menuItem.link')}
        setting={link}
        value={item.link}
        onChange={(next) => next !== '' && onChange({ link: next }, 'link')}
      />
    </Stack>
  );
}

interface ItemActsProps<One> {
  items: readonly One[];
  place: number;
  onChange: (items: readonly One[]) => void;
}

function ItemActs<One>({ items, place, onChange }: ItemActsProps<One>) {
  const move = (to: number) => {
    const item = items[place];
    if (item) onChange(items.toSpliced(place, 1).toSpliced(to, 0, item));
  };
  return (
    <div className={styles.blockActs}>
      <IconButton
        size="sm"
        label={sayEditor('menuItem.up')}
        icon={<ChevronUpIcon size={16} />}
        disabled={place === 0}
        onClick={() => move(place - 1)}
      />
      <IconButton
        size="sm"
        label={sayEditor('menuItem.down')}
        icon={<ChevronDownIcon size={16} />}
        disabled={place === items.length - 1}
        onClick={() => move(place + 1)}
      />
      <IconButton
        size="sm"
        label={sayEditor('menuItem.remove')}
        icon={<TrashIcon size={16} />}
        onClick={() => onChange(items.toSpliced(place, 1))}
      />
    </div>
  );
}

function AddItem({ label, onAdd }: { label: string; onAdd: (item: Item) => void }) {
  return (
    <Button
      icon={<PlusIcon size={18} />}
      onClick={() => onAdd({ label: sayEditor('field.link.all'), link: '/collections/all' })}
    >
      {label}
    </Button>
  );
}
