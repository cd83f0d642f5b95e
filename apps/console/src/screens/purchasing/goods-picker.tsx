import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { usePurchaseGoods } from '#api/purchasing.ts';
import type { PurchaseGood } from '#api/types.ts';
import { useSettled } from '#parts/use-settled.ts';
import { Avatar } from '#ui/avatar.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { ProductsIcon } from '#ui/icons-more.tsx';
import selectStyles from '#ui/select-field.module.css';
import { SelectList } from '#ui/select-list.tsx';
import { placeAfter } from '#ui/select-options.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePopup } from '#ui/use-popup.ts';

interface GoodsPickerProps {
  supplierId: string | null;
  onPick: (good: PurchaseGood) => void;
  /** Enter on words that no line of the list is chosen for: they may be a whole code, typed or scanned. */
  onCode: (code: string) => void;
}

/** Looks for goods to order, by words, SKU or barcode; before a letter is typed it offers what the supplier brought before. */
export function GoodsPicker({ supplierId, onPick, onCode }: GoodsPickerProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [active, setActive] = useState(-1);
  const place = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const words = useSettled(text.trim(), 120);
  const goods = usePurchaseGoods(words, supplierId, isAsked && (words !== '' || supplierId !== null));
  const found = words === '' && supplierId === null ? [] : (goods.data ?? []);
  const open = isAsked && (found.length > 0 || (words !== '' && goods.isSuccess));
  usePopup(open, place, popup, () => setIsAsked(false));

  function choose(good: PurchaseGood): void {
    onPick(good);
    setText('');
    setIsAsked(false);
    setActive(-1);
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
        setText('');
        setIsAsked(false);
      }
    } else if (event.key === 'Escape' && open) setIsAsked(false);
    else return;
    event.preventDefault();
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
              label: goodName(good),
              description: [good.sku || good.barcode, `${good.available} available`, incomingText(good)]
                .filter(Boolean)
                .join(' · '),
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

export function goodName(good: { product_title: string; variant_name: string }): string {
  return good.variant_name ? `${good.product_title}, ${good.variant_name}` : good.product_title;
}

function incomingText({ incoming }: PurchaseGood): string {
  return incoming > 0 ? `${incoming} on the way` : '';
}
