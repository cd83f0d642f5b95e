import { saySell as say } from '#sentences/sell/counter.ts';
import { useTill } from '../till-context.tsx';
import styles from './products.module.css';

interface CategoryTabsProps {
  /** Null: all products. */
  chosen: string | null;
  onChoose: (id: string | null) => void;
}

/** The categories of the store; below one that has further ones, those in a second row. */
export function CategoryTabs({ chosen, onChoose }: CategoryTabsProps) {
  const { categories } = useTill().setup();
  if (categories.length === 0) return null;
  const lineage = lineageOf(categories, chosen);
  const rows = [null, ...lineage].map((parent) => ({
    parent,
    below: categories.filter(({ parent_id }) => parent_id === parent),
  }));
  return (
    <nav aria-label={say('categories.label')} className={styles.categories}>
      {rows.map(({ parent, below }) =>
        below.length === 0 ? null : (
          <ul key={parent} className={styles.tabs}>
            <li>
              <button
                type="button"
                className={styles.tab}
                aria-pressed={chosen === parent}
                onClick={() => onChoose(parent)}
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
                  onClick={() => onChoose(id)}
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
}

interface Node {
  id: string;
  parent_id: string | null;
}

/** From the top down to a category, itself last. */
function lineageOf(categories: readonly Node[], id: string | null): string[] {
  const node = categories.find((one) => one.id === id);
  return node ? [...lineageOf(categories, node.parent_id), node.id] : [];
}
