import { sayEditor } from '#sentences/storefront/editor.ts';
import styles from './editor.module.css';

interface SearchResultProps {
  title: string;
  description: string;
  url: string;
}

/** How a search engine shows the shop. */
export function SearchResult({ title, description, url }: SearchResultProps) {
  return (
    <figure className={styles.result}>
      <figcaption>{sayEditor('search.preview')}</figcaption>
      <p className={styles.resultUrl}>{url}</p>
      <p className={styles.resultTitle}>{title}</p>
      <p className={styles.resultText}>{description || sayEditor('search.noDescription')}</p>
    </figure>
  );
}
