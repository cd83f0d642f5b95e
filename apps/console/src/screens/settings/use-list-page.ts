import { DEFAULT_PER_PAGE } from '@sokoni/rules/page-window';
import { useState } from 'react';
import { useSettled } from '#parts/use-settled.ts';

/** Where one is in a list that is searched: a new search begins at its first page. */
export function useListPage() {
  const [page, setPage] = useState(1);
  const [text, setText] = useState('');
  const search = useSettled(text.trim());

  return {
    query: { page, limit: DEFAULT_PER_PAGE, search },
    text,
    setPage,
    setText: (next: string) => {
      setText(next);
      setPage(1);
    },
  };
}
