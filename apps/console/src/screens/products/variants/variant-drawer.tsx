import { combinationName } from '@sokoni/rules/cart/add-to-cart';
import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import type { Variant } from '#contract-types.ts';
import type { MoneySight } from '#screens/products/form/product-bodies.ts';
import type { VariantFields } from '#screens/products/form/product-fields.ts';
import type { ProductForm } from '#screens/products/form/use-product-form.ts';
import { variantRef } from '#screens/products/pictures/picture-variants.tsx';
import type { Pictures } from '#screens/products/pictures/use-pictures.ts';
import styles from '#screens/products/product.module.css';
import { sayVariants } from '#sentences/products/variants.ts';
import { sayProduct } from '#sentences/products/words.ts';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { CodeFields, CountFields, PriceFields } from './variant-fields.tsx';
import { VariantPicture } from './variant-picture.tsx';
import { VariantStock } from './variant-stock.tsx';

interface VariantDrawerProps {
  form: ProductForm;
  /** Which of the variants. */
  place: number;
  level: Variant | undefined;
  pictures: Pictures;
  sight: MoneySight;
  hasInventory: boolean;
  onPlace: (place: number) => void;
  onAdjust: ((variantId: string) => void) | null;
  onClose: () => void;
}

/** All fields of one variant. They are those of the page: its save bar saves them. */
export function VariantDrawer(props: VariantDrawerProps) {
  const { form, place, level, pictures, sight, hasInventory, onPlace, onAdjust, onClose } = props;
  const { variants } = form.typed;
  const variant = variants[place];
  if (!variant) return null;
  const { id } = variant;
  const fields = {
    variant,
    problems: form.problems,
    idPrefix: 'panel.',
    onChange: (change: Partial<VariantFields>) => form.patchVariant(variant.key, change),
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={combinationName(variant.entries)}
      footer={
        <Row justify="between" style={{ inlineSize: '100%' }}>
          <Row>
            <IconButton
              variant="secondary"
              label={sayVariants('panel.previous')}
              icon={<ChevronLeftIcon />}
              disabled={place === 0}
              onClick={() => onPlace(place - 1)}
            />
            <IconButton
              variant="secondary"
              label={sayVariants('panel.next')}
              icon={<ChevronRightIcon />}
              disabled={place === variants.length - 1}
              onClick={() => onPlace(place + 1)}
            />
          </Row>
          <Button variant="primary" onClick={onClose}>
            {sayVariants('panel.done')}
          </Button>
        </Row>
      }
    >
      <Stack gap={6}>
        <Toggle
          label={sayVariants('panel.active')}
          hint={sayVariants('panel.activeHint')}
          checked={variant.active}
          onChange={(isOn) => fields.onChange({ active: isOn })}
        />
        {pictures.tiles.length > 0 && (
          <section className={styles.part}>
            <h3>{sayVariants('panel.picture')}</h3>
            <VariantPicture
              tiles={pictures.tiles}
              variant={variantRef(variant)}
              onChoose={(key) => pictures.changes.giveTo(key, variantRef(variant))}
            />
          </section>
        )}
        {sight.prices && (
          <section className={styles.part}>
            <h3>{sayProduct('field.price')}</h3>
            <PriceFields {...fields} sight={sight} />
          </section>
        )}
        <section className={styles.part}>
          <h3>{sayProduct('field.stock')}</h3>
          {hasInventory && id !== null && (
            <Row justify="between">
              <VariantStock variant={variant} level={level} />
              {onAdjust && variant.track_quantity && (
                <Button size="sm" onClick={() => onAdjust(id)}>
                  {sayVariants('panel.adjust')}
                </Button>
              )}
            </Row>
          )}
          <CountFields {...fields} hasInventory={hasInventory} opens={id === null} />
        </section>
        <section className={styles.part}>
          <h3>{sayVariants('panel.codes')}</h3>
          <CodeFields {...fields} />
        </section>
      </Stack>
    </Drawer>
  );
}
