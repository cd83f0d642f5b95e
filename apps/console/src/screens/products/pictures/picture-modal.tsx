import { productLimits } from '@sokoni/rules/products/product-check';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OptionFields, VariantFields } from '#screens/products/form/product-fields.ts';
import { sayPictures } from '#sentences/products/pictures.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Modal } from '#ui/overlays/modal.tsx';
import type { PictureTile } from './picture-tiles.ts';
import { PictureVariants } from './picture-variants.tsx';
import styles from './pictures.module.css';

interface PictureModalProps {
  tiles: readonly PictureTile[];
  place: number;
  options: readonly OptionFields[];
  variants: readonly VariantFields[];
  onPlace: (place: number) => void;
  onMove: (key: string, place: number) => void;
  onDescribe: (key: string, text: string) => void;
  onShowOn: (key: string, variantIds: readonly string[]) => void;
  onRemove: (key: string) => void;
  onClose: () => void;
}

/** One picture large, with all that can be done to it: also where there is no pointer to hover with. */
export function PictureModal(props: PictureModalProps) {
  const { tiles, place, options, variants, onPlace, onMove, onDescribe, onShowOn, onRemove, onClose } = props;
  const tile = tiles[place];
  if (!tile) return null;
  const { key } = tile;
  const last = tiles.length - 1;
  return (
    <Modal
      open
      onClose={onClose}
      size="lg"
      title={sayPictures('one.title', { place: place + 1, count: tiles.length })}
      footer={
        <Row justify="between" style={{ inlineSize: '100%' }}>
          <Row>
            <IconButton
              variant="secondary"
              label={sayPictures('one.previous')}
              icon={<ChevronLeftIcon />}
              disabled={place === 0}
              onClick={() => onPlace(place - 1)}
            />
            <IconButton
              variant="secondary"
              label={sayPictures('one.next')}
              icon={<ChevronRightIcon />}
              disabled={place === last}
              onClick={() => onPlace(place + 1)}
            />
          </Row>
          <Button variant="primary" onClick={onClose}>
            {sayPictures('one.done')}
          </Button>
        </Row>
      }
    >
      <Stack>
        <img src={tile.large} alt={tile.altText} className={styles.large} />
        <Row>
          <Button size="sm" disabled={place === 0} onClick={() => onMove(key, 0)}>
            {place === 0 ? sayPictures('one.isCover') : sayPictures('one.setCover')}
          </Button>
          <Button size="sm" disabled={place === 0} onClick={() => onMove(key, place - 1)}>
            {sayPictures('one.earlier')}
          </Button>
          <Button size="sm" disabled={place === last} onClick={() => onMove(key, place + 1)}>
            {sayPictures('one.later')}
          </Button>
          <Button size="sm" onClick={() => onRemove(key)}>
            {sayPictures('one.remove')}
          </Button>
        </Row>
        <AltText key={key} value={tile.altText} onSave={(text) => onDescribe(key, text)} />
        <PictureVariants
          options={options}
          variants={variants}
          shownBy={tile.variantIds}
          onShowOn={(ids) => onShowOn(key, ids)}
        />
      </Stack>
    </Modal>
  );
}

/** Kept when it is left, by the keyboard, by closing or by going to the next picture. */
function AltText({ value, onSave }: { value: string; onSave: (text: string) => void }) {
  const [text, setText] = useState(value);
  const leave = useEffectEvent(() => onSave(text));
  useEffect(() => () => leave(), []);
  return (
    <TextField
      label={sayPictures('one.altText')}
      hint={sayPictures('one.altTextHint')}
      optional
      autoComplete="off"
      maxLength={productLimits.altTextLength}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => onSave(text)}
    />
  );
}
