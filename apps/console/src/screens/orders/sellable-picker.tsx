import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { loadProduct, useProductSearch } from '#api/products.ts';
import { useActiveStoreId } from '#api/stores.ts';
import type { Product, ProductRow, Variant } from '#api/types.ts';
import { showFailure } from '#parts/checked-form.ts';
import { useMoneyText } from '#parts/money-text.ts';
import { useSettled } from '#parts/use-settled.ts';
import { Avatar } from '#ui/avatar.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { ProductsIcon } from '#ui/icons-more.tsx';
import selectStyles from '#ui/select-field.module.css';
import { SelectList } from '#ui/select-list.tsx';
import { placeAfter, type SelectOption } from '#ui/select-options.ts';
import { TextField } from '#ui/text-field.tsx';
import { usePopup } from '#ui/use-popup.ts';
import { sellableOf } from './find-sellable.ts';
import type { Sellable } from './order-fields.ts';

interface SellablePickerProps {
  onPick: (goods: Sellable) => void;
  /** Enter on words that no line of the list is chosen for: they may be a whole code, typed or scanned. */
  onCode: (code: string) => void;
  error?: string | undefined;
}

const shown = 8;

/** Looks for goods to sell, by words, SKU or barcode; goods of several kinds ask which. */
export function SellablePicker({ onPick, onCode, error }: SellablePickerProps) {
  const id = useId();
  const storeId = useActiveStoreId();
  const money = useMoneyText();
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [active, setActive] = useState(-1);
  /** Of which one kind is still to be chosen. */
  const [product, setProduct] = useState<Product | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const words = useSettled(text.trim(), 120);
  const found = useProductSearch(words, shown);
  const variants = product?.variants.filter((variant) => variant.active) ?? [];
  const rows = words === '' ? [] : (found.data?.items ?? []);
  const options = product
    ? variants.map((variant) => variantOption(product, variant, money))
    : rows.map((row) => productOption(row, money));
  const open = isAsked && (product !== null || (words !== '' && found.isSuccess));
  usePopup(open, place, popup, close);

  function close(): void {
    setIsAsked(false);
    setProduct(null);
    setActive(-1);
  }

  function pick(from: Product, variant: Variant): void {
    onPick(sellableOf(from, variant));
    setText('');
    close();
  }

  async function choose(value: string): Promise<void> {
    const variant = variants.find((one) => one.id === value);
    if (product && variant) return pick(product, variant);
    try {
      const chosen = await loadProduct(storeId, value);
      const kinds = chosen.variants.filter((one) => one.active);
      const [only] = kinds;
      if (kinds.length === 1 && only) return pick(chosen, only);
      setProduct(chosen);
      setActive(0);
    } catch (failure) {
      showFailure(failure);
    }
  }

  function press(event: KeyboardEvent): void {
    const next = event.key.startsWith('Arrow') ? placeAfter(event.key, active, options.length) : null;
    const chosen = options[active];
    if (next !== null && !open) setIsAsked(true);
    else if (next !== null) setActive(next);
    else if (event.key === 'Enter') {
      if (open && chosen) void choose(chosen.value);
      else if (text.trim() !== '') {
        onCode(text.trim());
        setText('');
        close();
      }
    } else if (event.key === 'Escape' && product) {
      setProduct(null);
      setActive(-1);
    } else if (event.key === 'Escape' && open) close();
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
        error={error}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setIsAsked(true);
          setProduct(null);
          setActive(-1);
        }}
        onFocus={() => setIsAsked(true)}
        onClick={() => setIsAsked(true)}
        onKeyDown={press}
        onBlur={close}
      />
      <div ref={popup} popover="manual" className={selectStyles.popup}>
        {open && (
          <SelectList
            id={`${id}-list`}
            label={product ? `Kinds of ${product.title}` : 'Goods'}
            options={options}
            value={null}
            active={active}
            emptyText="Nothing is called so"
            onPoint={setActive}
            onChoose={({ value }) => void choose(value)}
          />
        )}
      </div>
    </div>
  );
}

function productOption(row: ProductRow, money: (minor: number) => string): SelectOption {
  const { min_price, max_price, variant_count, stock_state, available } = row;
  const price =
    min_price === null ? '' : min_price === max_price ? money(min_price) : `${money(min_price)} and more`;
  return {
    value: row.id,
    label: row.title,
    description: [
      price,
      variant_count > 1 ? `${variant_count} kinds` : '',
      stock_state === 'untracked' ? '' : `${available} available`,
    ]
      .filter(Boolean)
      .join(' · '),
    start: <Avatar name={row.title} src={row.image} size={32} fallback={<ProductsIcon size={16} />} />,
  };
}

function variantOption(product: Product, variant: Variant, money: (minor: number) => string): SelectOption {
  const { price, image } = sellableOf(product, variant);
  return {
    value: variant.id,
    label: variant.name ? `${product.title}, ${variant.name}` : product.title,
    description: [money(price), variant.sku, variant.track_quantity ? `${variant.available} available` : '']
      .filter(Boolean)
      .join(' · '),
    start: <Avatar name={product.title} src={image} size={32} fallback={<ProductsIcon size={16} />} />,
  };
}
