import { defaultDocument } from '@sokoni/themes/document/default-document.ts';
import type { ThemeDocument } from '@sokoni/themes/document/document.ts';
import { withTheme } from '@sokoni/themes/document/with-theme.ts';
import { useMemo, useRef } from 'react';
import type { ShopPreview } from '#api/storefront/looks.ts';
import styles from './preview.module.css';
import { pageOf, resourcesOf, shopOf } from './preview-data.ts';
import { ShopFrame } from './shop-frame.tsx';
import { useSize } from './use-size.ts';

interface LookPreviewProps {
  theme: string;
  /** What the merchant has made so far; null: the theme as it comes. */
  document: ThemeDocument | null;
  data: ShopPreview;
  title: string;
}

/** As wide as a shop is on a laptop, and as much of its height. */
const shown = { width: 1280, height: 1440 };

/** The home page of the store's own shop in a theme, small. Nothing in it can be pressed. */
export function LookPreview({ theme, document, data, title }: LookPreviewProps) {
  const stage = useRef<HTMLDivElement>(null);
  const size = useSize(stage);
  const drawn = useMemo(
    () => ({
      document: document ? withTheme(document, theme) : defaultDocument(theme),
      ...{ shop: shopOf(data), page: pageOf('home', data), resources: resourcesOf(data) },
    }),
    [theme, document, data],
  );
  return (
    <div
      ref={stage}
      inert
      className={styles.stage}
      style={{ aspectRatio: `${shown.width} / ${shown.height}` }}
    >
      {size && (
        <div className={styles.scaled} style={{ transform: `scale(${size.width / shown.width})` }}>
          <ShopFrame drawn={drawn} title={title} {...shown} />
        </div>
      )}
    </div>
  );
}
