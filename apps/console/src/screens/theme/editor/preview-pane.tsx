import { isLanguage, type Language, languages as named } from '@sokoni/rules/languages';
import type { ThemeDocument } from '@sokoni/themes/document/document.ts';
import { useMemo, useRef } from 'react';
import type { ShopPreview } from '#api/storefront/looks.ts';
import styles from '#screens/theme/preview/preview.module.css';
import { documentOf, pageOf, resourcesOf, shopOf } from '#screens/theme/preview/preview-data.ts';
import { ShopFrame } from '#screens/theme/preview/shop-frame.tsx';
import { useSize } from '#screens/theme/preview/use-size.ts';
import { sayEditor } from '#sentences/storefront/editor.ts';
import { Segmented } from '#ui/fields/segmented.tsx';
import { SelectField } from '#ui/menus/select-field.tsx';
import own from './editor.module.css';
import { emptySections } from './empty-sections.ts';
import type { Place } from './selection.ts';

export type Device = 'desktop' | 'phone';

const widths: Readonly<Record<Device, number>> = { desktop: 1280, phone: 390 };

interface PreviewPaneProps {
  document: ThemeDocument;
  data: ShopPreview;
  place: Place;
  device: Device;
  onDevice: (device: Device) => void;
  onLanguage: (language: Language) => void;
  onSelect: (id: string) => void;
}

/** The page that is edited, as buyers would see it, on a wide or a narrow screen. */
export function PreviewPane({
  document,
  data,
  place,
  device,
  onDevice,
  onLanguage,
  onSelect,
}: PreviewPaneProps) {
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const { page, selection } = place;
  const drawn = useMemo(
    () => ({
      document: documentOf(document, data),
      shop: shopOf(data),
      page: pageOf(page, data),
      resources: resourcesOf(data),
    }),
    [document, data, page],
  );
  const width = widths[device];
  const scale = size ? Math.min(1, size.width / width) : 1;
  const isBare = page === 'product' && data.product === null;

  return (
    <section className={own.preview} aria-label={sayEditor('preview.label')}>
      <div className={own.previewHead}>
        <Segmented
          hideLabel
          label={sayEditor('preview.width')}
          options={[
            { value: 'desktop', label: sayEditor('preview.desktop') },
            { value: 'phone', label: sayEditor('preview.phone') },
          ]}
          value={device}
          onChange={onDevice}
        />
        {data.shop.languages.length > 1 && (
          <div className={own.language}>
            <SelectField
              hideLabel
              label={sayEditor('preview.language')}
              options={data.shop.languages.map((value) => ({ value, label: named[value].name }))}
              value={data.shop.language}
              onChange={(code) => isLanguage(code) && onLanguage(code)}
            />
          </div>
        )}
        <p className={own.quiet}>{sayEditor(isBare ? 'preview.noProduct' : 'preview.hint')}</p>
      </div>
      <div ref={stage} className={own.stage}>
        {size && (
          <div
            className={styles.scaled}
            style={{
              transform: `scale(${scale})`,
              insetInlineStart: Math.max(0, (size.width - width * scale) / 2),
            }}
          >
            <ShopFrame
              drawn={drawn}
              title={sayEditor('preview.label')}
              ownStyle={emptySections(document.pages[page])}
              selected={selection?.kind === 'section' ? selection.id : null}
              onSelect={onSelect}
              width={width}
              height={size.height / scale}
            />
          </div>
        )}
      </div>
    </section>
  );
}
