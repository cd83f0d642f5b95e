import type { OptionFields, VariantFields } from '#screens/products/form/product-fields.ts';
import { sayPictures } from '#sentences/products/pictures.ts';
import styles from './pictures.module.css';

interface PictureVariantsProps {
  options: readonly OptionFields[];
  variants: readonly VariantFields[];
  shownBy: readonly string[];
  onShowOn: (variantIds: readonly string[]) => void;
}

/** A variant as its picture knows it: by its id, or while it is new by its key. */
export function variantRef({ id, key }: Pick<VariantFields, 'id' | 'key'>): string {
  return id ?? key;
}

/** Gives a picture to all variants of an entry, such as everything that is red. */
export function PictureVariants({ options, variants, shownBy, onShowOn }: PictureVariantsProps) {
  const filled = options.filter(({ entries }) => entries.length > 0);
  if (filled.length === 0) return null;
  const shown = new Set(shownBy);

  function refsOf(place: number, entry: string): string[] {
    return variants.filter(({ entries }) => entries[place] === entry).map(variantRef);
  }

  function toggle(refs: readonly string[], isOn: boolean): void {
    const other = shownBy.filter((ref) => !refs.includes(ref));
    onShowOn(isOn ? other : [...other, ...refs]);
  }

  return (
    <fieldset className={styles.variants}>
      <legend>{sayPictures('one.variants')}</legend>
      {filled.map(({ key, name, entries }, place) => (
        <div key={key} className={styles.entries}>
          <span>{name}</span>
          {entries.map((entry) => {
            const refs = refsOf(place, entry);
            const count = refs.filter((ref) => shown.has(ref)).length;
            const isOn = refs.length > 0 && count === refs.length;
            return (
              <button
                key={entry}
                type="button"
                className={styles.entry}
                aria-pressed={isOn ? true : count > 0 ? 'mixed' : false}
                disabled={refs.length === 0}
                onClick={() => toggle(refs, isOn)}
              >
                {entry}
              </button>
            );
          })}
        </div>
      ))}
      <p className={styles.hint}>
        {shown.size === 0 ? sayPictures('one.noVariants') : sayPictures('one.shownBy', { count: shown.size })}
      </p>
    </fieldset>
  );
}
