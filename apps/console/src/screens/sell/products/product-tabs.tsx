import { memo } from 'react';
import { saySell as say } from '#sentences/sell/counter.ts';
import { useLanguage } from '#session/language.ts';
import { useTill } from '../till-context.tsx';
import styles from './products.module.css';
import type { Shown } from './shown-products.ts';

interface ProductTabsProps {
  shown: Shown;
  onShow: (shown: Shown) => void;
}

/** The pages that the merchant arranged, then the categories; below one that has further ones, those in a second row. */
export const ProductTabs = memo(function ProductTabs({ shown, onShow }: ProductTabsProps) {
  useLanguage();
  const setup = useTill().setup();
  const { categories } = setup;
  const { pages } = setup.layout;
  if (categories.length === 0 && pages.length === 0) return null;
  const chosen = shown.kind === 'category' ? shown.id : undefined;
  const lineage = lineageOf(categories, chosen ?? null);
  const rows = [null, ...lineage].map((parent) => ({
    parent,
    below: categories.filter(({ parent_id }) => parent_id === parent),
  }));
  return (
    <nav aria-label={say('categories.label')} className={styles.categories}>
      {rows.map(({ parent, below }) =>
        parent !== null && below.length === 0 ? null : (
          <ul key={parent} className={styles.tabs}>
            {parent === null &&
              pages.map(({ name, tint }, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its place
                <li key={place}>
                  <button
                    type="button"
                    className={styles.tab}
                    data-page
                    style={{ '--tint': tint }}
                    aria-pressed={shown.kind === 'page' && shown.place === place}
                    onClick={() => onShow({ kind: 'page', place })}
                  >
                    {name}
                  </button>
                </li>
              ))}
            <li>
              <button
                type="button"
                className={styles.tab}
                aria-pressed={chosen === parent}
                onClick={() => onShow({ kind: 'category', id: parent })}
              >
                {say('categories.all')}
              </button>
            </li>
            {below.map(({ id, name }) => (
              <li key={id}>
                <button
                  type="button"
                  className={styles.tab}
                  aria-pressed={lineage.includes(id)}
                  onClick={() => onShow({ kind: 'category', id })}
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        ),
      )}
    </nav>
  );
});

interface Node {
  id: string;
  parent_id: string | null;
}

/** From the top down to a category, itself last. */
function lineageOf(categories: readonly Node[], id: string | null): string[] {
  const node = categories.find((one) => one.id === id);
  return node ? [...lineageOf(categories, node.parent_id), node.id] : [];
}
