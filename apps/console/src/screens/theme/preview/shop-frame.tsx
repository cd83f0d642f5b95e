import { type Language, languages } from '@sokoni/rules/languages';
import { type DrawnPage, PageBody, styleOf } from '@sokoni/themes/page-body.tsx';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { loadOtherSentences } from '#session/translations.ts';
import styles from './preview.module.css';

interface ShopFrameProps {
  drawn: DrawnPage;
  /** What it is, for who cannot see it. */
  title: string;
  /** CSS that only the preview has. */
  ownStyle?: string;
  /** The section that is edited. */
  selected?: string | null;
  /** Told which section was pressed. */
  onSelect?: (id: string) => void;
  /** CSS pixels of the page in it. */
  width: number;
  height: number;
}

const empty =
  '<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"></head><body></body></html>';

/**
 * A page of the shop, drawn by the theme's own code into a document of its own. It runs no script (`sandbox`): neither a theme nor what
 * a merchant wrote can reach the console.
 */
export function ShopFrame({
  drawn,
  title,
  ownStyle = '',
  selected = null,
  onSelect,
  width,
  height,
}: ShopFrameProps) {
  const [page, setPage] = useState<Document | null>(null);
  const { theme, settings } = drawn.document;
  const { language } = drawn.shop;
  useSentencesOf(language);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the style is made of these two alone
  const style = useMemo(() => inItsTypefaces(styleOf(drawn.document)), [theme, settings]);

  const press = useEffectEvent((event: Event) => {
    event.preventDefault();
    const section = (event.target as Element).closest('[data-section]')?.getAttribute('data-section');
    if (section) onSelect?.(section);
  });
  useEffect(() => {
    if (!page) return;
    const stay = (event: Event) => event.preventDefault();
    page.addEventListener('click', press);
    page.addEventListener('submit', stay);
    return () => {
      page.removeEventListener('click', press);
      page.removeEventListener('submit', stay);
    };
  }, [page]);

  useEffect(() => {
    if (!page) return;
    page.documentElement.lang = language;
    page.documentElement.dir = languages[language].direction;
  }, [page, language]);

  useEffect(() => {
    if (!page || !selected) return;
    page.querySelector(`[data-section="${selected}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [page, selected]);

  return (
    <>
      <iframe
        title={title}
        sandbox="allow-same-origin"
        srcDoc={empty}
        className={styles.frame}
        style={{ inlineSize: width, blockSize: height }}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
      />
      {page && createPortal(<style>{style + ownStyle + outlineOf(selected)}</style>, page.head)}
      {page && createPortal(<PageBody {...drawn} />, page.body)}
    </>
  );
}

/** Fetches what the platform says in the language of the shop, which may be another than that of the console, and draws the page anew. */
function useSentencesOf(language: Language): void {
  const [, setLoaded] = useState<Language | null>(null);
  useEffect(() => {
    // Without them the page says it in English.
    loadOtherSentences(language).then(
      () => setLoaded(language),
      () => {},
    );
  }, [language]);
}

/** Buyers see what has come in time; whoever chooses a typeface waits for it. */
function inItsTypefaces(style: string): string {
  return style.replaceAll('font-display:optional', 'font-display:swap');
}

function outlineOf(selected: string | null): string {
  const point = '[data-section]{cursor:pointer}';
  if (!selected) return point;
  return `${point}[data-section="${selected}"]{outline:3px solid #1d5fbf;outline-offset:-3px}`;
}
