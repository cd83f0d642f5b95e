import { documentLimits, type MenuItem, type MenuName } from '@sokoni/themes/document/document.ts';
import { ChevronDownIcon, ChevronUpIcon, PlusIcon, TrashIcon } from 'lucide-react';
import { useState } from 'react';
import { LinkField } from '#screens/theme/fields/link-field.tsx';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import styles from './editor.module.css';
import { type Rearrange, usePlaceKeys } from './use-place-keys.ts';

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
  const { keys, rearrange } = usePlaceKeys(items.length);

  return (
    <Stack>
      {items.length === 0 && <p className={styles.quiet}>{sayEditor(`menuEmpty.${menu}`)}</p>}
      {items.map((item, place) => (
        <fieldset key={keys[place]} className={styles.block}>
          <legend className={styles.blockName}>{item.label || place + 1}</legend>
          <ItemActs
            count={items.length}
            place={place}
            onRearrange={(change) => {
              rearrange(change);
              onChange(change(items));
            }}
          />
          <ItemFields
            item={item}
            onChange={(next, key) => onChange(items.with(place, { ...item, ...next }), `${place}.${key}`)}
          />
          <ItemsBelow
            items={item.items}
            onChange={(below, key) =>
              onChange(items.with(place, { ...item, items: below }), key && `${place}.${key}`)
            }
          />
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

interface ItemsBelowProps {
  items: readonly Item[];
  onChange: (items: readonly Item[], subject?: string) => void;
}

function ItemsBelow({ items, onChange }: ItemsBelowProps) {
  const { keys, rearrange } = usePlaceKeys(items.length);
  return items.map((item, place) => (
    <div key={keys[place]} className={styles.below}>
      <ItemActs
        count={items.length}
        place={place}
        onRearrange={(change) => {
          rearrange(change);
          onChange(change(items));
        }}
      />
      <ItemFields
        item={item}
        onChange={(next, key) => onChange(items.with(place, { ...item, ...next }), `${place}.${key}`)}
      />
    </div>
  ));
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

interface ItemActsProps {
  count: number;
  place: number;
  onRearrange: (change: Rearrange) => void;
}

function ItemActs({ count, place, onRearrange }: ItemActsProps) {
  const move = (to: number) =>
    onRearrange((list) => list.toSpliced(place, 1).toSpliced(to, 0, ...list.slice(place, place + 1)));
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
        disabled={place === count - 1}
        onClick={() => move(place + 1)}
      />
      <IconButton
        size="sm"
        label={sayEditor('menuItem.remove')}
        icon={<TrashIcon size={16} />}
        onClick={() => onRearrange((list) => list.toSpliced(place, 1))}
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
