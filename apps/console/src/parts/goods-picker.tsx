import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Avatar } from '#ui/avatar.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { ProductsIcon } from '#ui/icons-more.tsx';
import selectStyles from '#ui/select-field.module.css';
import { SelectList } from '#ui/select-list.tsx';
import { placeAfter } from '#ui/select-options.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePopup } from '#ui/use-popup.ts';
import { goodName } from './good-name.ts';
import { useSettled } from './use-settled.ts';

interface Good {
  variant_id: string;
  product_title: string;
  variant_name: string;
  image: string | null;
}

/** What is typed into a picker of goods. */
export interface GoodsSearch {
  text: string;
  /** To look for, once the typing rests. */
  words: string;
  /** The list is wanted. */
  isAsked: boolean;
  setText: (text: string) => void;
  setIsAsked: (isAsked: boolean) => void;
}

export function useGoodsSearch(): GoodsSearch {
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  return { text, words: useSettled(text.trim(), 120), isAsked, setText, setIsAsked };
}

interface GoodsPickerProps<G extends Good> {
  search: GoodsSearch;
  /** What the search finds; undefined while it is not known. */
  goods: readonly G[] | undefined;
  /** The second line of one: its price, its code. */
  note: (good: G) => string;
  onPick: (good: G) => void;
  /** Enter on words that no line of the list is chosen for: they may be a whole code, typed or scanned. */
  onCode: (code: string) => void;
}

/** Looks for goods to put on an order, by words, SKU or barcode. */
export function GoodsPicker<G extends Good>({ search, goods, note, onPick, onCode }: GoodsPickerProps<G>) {
  const id = useId();
  const { text, words, isAsked, setText, setIsAsked } = search;
  const [active, setActive] = useState(-1);
  const place = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const found = goods ?? [];
  const open = isAsked && (found.length > 0 || (words !== '' && goods !== undefined));
  usePopup(open, place, popup, () => setIsAsked(false));

  function close(): void {
    setText('');
    setIsAsked(false);
    setActive(-1);
  }

  function choose(good: G): void {
    onPick(good);
    close();
  }

  function press(event: KeyboardEvent): void {
    const next = event.key.startsWith('Arrow') ? placeAfter(event.key, active, found.length) : null;
    const chosen = found[active];
    if (next !== null && !open) setIsAsked(true);
    else if (next !== null) setActive(next);
    else if (event.key === 'Enter') {
      if (open && chosen) choose(chosen);
      else if (text.trim() !== '') {
        onCode(text.trim());
        close();
      }
    } else if (event.key === 'Escape' && open) setIsAsked(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div ref={place}>
      <TextField
        id={id}
        label="Add goods"
        hideLabel
        placeholder="Search goods, or scan"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        start={<SearchIcon size={18} />}
        role="combobox"
        aria-expanded={open}
        aria-autocomplete="list"
        aria-controls={open ? `${id}-list` : undefined}
        aria-activedescendant={open && active >= 0 ? `${id}-list-${active}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsAsked(true);
          setActive(-1);
        }}
        onFocus={() => setIsAsked(true)}
        onClick={() => setIsAsked(true)}
        onKeyDown={press}
        onBlur={() => setIsAsked(false)}
      />
      <div ref={popup} popover="manual" className={selectStyles.popup}>
        {open && (
          <SelectList
            id={`${id}-list`}
            label="Goods"
            options={found.map((good) => ({
              value: good.variant_id,
              label: goodName(good.product_title, good.variant_name),
              description: note(good),
              start: (
                <Avatar
                  name={good.product_title}
                  src={good.image}
                  size={32}
                  fallback={<ProductsIcon size={16} />}
                />
              ),
            }))}
            value={null}
            active={active}
            emptyText="Nothing is called so"
            onPoint={setActive}
            onChoose={(option) => {
              const good = found.find(({ variant_id }) => variant_id === option.value);
              if (good) choose(good);
            }}
          />
        )}
      </div>
    </div>
  );
}
