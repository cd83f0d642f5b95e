import { useState } from 'react';
import { useSettled } from '#parts/hooks/use-debounced.ts';
import { useRowsPerPage } from '#parts/lists/use-rows-per-page.ts';

/** Where one is in a list that is searched: a new search begins at its first page. */
export function useListPage() {
  const [page, setPage] = useState(1);
  const [perPage, setPerPage] = useRowsPerPage(() => setPage(1));
  const [text, setText] = useState('');
  const search = useSettled(text.trim());

  return {
    query: { page, limit: perPage, search },
    text,
    setPage,
    setPerPage,
    setText: (next: string) => {
      setText(next);
      setPage(1);
    },
  };
}
