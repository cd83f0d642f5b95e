import type { PictureSetting } from '@sokoni/themes/document/settings.ts';
import { ImageIcon } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, Suspense, useState } from 'react';
import { useShopPictures } from '#api/storefront/shop-pictures.ts';
import { lazyPart } from '#parts/hooks/lazy-part.tsx';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { Button } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import styles from './fields.module.css';

const PictureLibrary = lazyPart(async () => (await import('./picture-library.tsx')).PictureLibrary);

interface PictureFieldProps {
  label: string;
  value: unknown;
  onChange: (picture: PictureSetting | null) => void;
}

/** A key moves the focal point so far. */
const keyStep = 0.05;
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** A picture of the shop's library, what it shows in words, and which point of it must stay in sight. */
export function PictureField({ label, value, onChange }: PictureFieldProps) {
  const picture = value as PictureSetting | null;
  const [isChoosing, setIsChoosing] = useState(false);
  const { data } = useShopPictures();
  const shown = data?.items.find(({ id }) => id === picture?.image_id);

  function choose(id: string, alt = ''): void {
    setIsChoosing(false);
    onChange({ image_id: id, alt: picture?.alt || alt, focal_x: 0.5, focal_y: 0.5 });
  }

  return (
    <fieldset className={styles.picture}>
      <legend className={styles.label}>{label}</legend>
      {picture && shown && (
        <FocalPoint
          picture={picture}
          src={shown.medium}
          onChange={(point) => onChange({ ...picture, ...point })}
        />
      )}
      <div className={styles.acts}>
        <Button size="sm" icon={<ImageIcon size={16} />} onClick={() => setIsChoosing(true)}>
          {sayEditor(picture ? 'field.picture.change' : 'field.picture.choose')}
        </Button>
        {picture && (
          <Button size="sm" variant="quiet" onClick={() => onChange(null)}>
            {sayEditor('field.picture.remove')}
          </Button>
        )}
      </div>
      {picture && (
        <TextField
          label={sayEditor('field.picture.alt')}
          dir="auto"
          maxLength={300}
          value={picture.alt}
          onChange={({ target }) => onChange({ ...picture, alt: target.value })}
        />
      )}
      {isChoosing && (
        <Suspense>
          <PictureLibrary onChoose={choose} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </fieldset>
  );
}

interface FocalPointProps {
  picture: PictureSetting;
  src: string;
  onChange: (point: Pick<PictureSetting, 'focal_x' | 'focal_y'>) => void;
}

function FocalPoint({ picture: { focal_x, focal_y }, src, onChange }: FocalPointProps) {
  function click({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>): void {
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ focal_x: share((clientX - left) / width), focal_y: share((clientY - top) / height) });
  }

  function press(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange({ focal_x: share(focal_x + step[0]), focal_y: share(focal_y + step[1]) });
  }

  // A picture is the same in every language, and so is the place on it.
  return (
    <>
      <button
        type="button"
        dir="ltr"
        className={styles.focal}
        aria-label={sayEditor('field.picture.focal')}
        onClick={click}
        onKeyDown={press}
      >
        <img src={src} alt="" />
        <span
          className={styles.point}
          style={{ insetInlineStart: `${focal_x * 100}%`, insetBlockStart: `${focal_y * 100}%` }}
        />
      </button>
      <p className={styles.hint}>{sayEditor('field.picture.focal.hint')}</p>
    </>
  );
}

function share(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}
