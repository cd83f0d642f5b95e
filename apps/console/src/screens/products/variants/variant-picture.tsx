import type { ReactNode } from 'react';
import type { PictureTile } from '#screens/products/pictures/picture-tiles.ts';
import styles from '#screens/products/pictures/pictures.module.css';
import { sayVariants } from '#sentences/products/variants.ts';

interface VariantPictureProps {
  tiles: readonly PictureTile[];
  /** The variant, as its picture knows it. */
  variant: string;
  onChoose: (key: string | null) => void;
}

/** Which of the pictures of the product a variant shows. */
export function VariantPicture({ tiles, variant, onChoose }: VariantPictureProps) {
  const choices = tiles.filter(({ upload }) => upload?.state !== 'failed');
  const chosen = choices.find(({ variantIds }) => variantIds.includes(variant))?.key ?? null;
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{sayVariants('picture.label')}</legend>
      <Choice label={sayVariants('picture.cover')} isChosen={chosen === null} onChoose={() => onChoose(null)}>
        <span>{sayVariants('picture.none')}</span>
      </Choice>
      {choices.map(({ key, altText, small }, place) => (
        <Choice
          key={key}
          label={altText || sayVariants('picture.numbered', { place: place + 1 })}
          isChosen={chosen === key}
          onChoose={() => onChoose(key)}
        >
          <img src={small} alt="" className={styles.choicePicture} />
        </Choice>
      ))}
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Choice({ label, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice} title={label}>
      <input
        type="radio"
        name="variant-picture"
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
        className="visually-hidden"
      />
      {children}
    </label>
  );
}
