import type { rowsPerPageChoices } from '@sokoni/rules/lists/page-window';
import { useChooseRowsPerPage } from '#api/stores/accounts.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { rowsPerPage } from '#session/rows-per-page.ts';
import { useSession } from '#session/session.ts';

export type RowsPerPage = (typeof rowsPerPageChoices)[number];

/**
 * How many rows the signed-in person wants on a page of any list, and how to choose otherwise.
 * @param toFirstPage of the list in which it is chosen: what stood on the page stands elsewhere then
 */
export function useRowsPerPage(toFirstPage: () => void): [RowsPerPage, (rows: RowsPerPage) => void] {
  const rows = useSession(rowsPerPage);
  const choose = useChooseRowsPerPage();
  function setRows(next: RowsPerPage): void {
    choose.mutate(next, { onError: (error) => showFailure(error) });
    toFirstPage();
  }
  return [rows, setRows];
}
