import { useMemo, useState } from 'react';
import type { SavedLines, SheetLine, SheetRow } from '#api/catalogue/variant-cells.ts';
import { messageOf } from '#api/client/message-of.ts';
import { showFailure } from '#parts/forms/checked-form.ts';
import { useCurrency } from '#parts/money/money-text.ts';
import { saySheet } from '#sentences/products/sheet.ts';
import { toast } from '#ui/feedback/toast.tsx';
import type { Cell, Filling } from './cell-range.ts';
import { cellKey, type SheetColumn, savedText } from './sheet-columns.ts';
import { cellProblem, fieldsOf, linesToSave, type Sheet, type Told } from './sheet-lines.ts';
import {
  changeCells,
  redoStep,
  type SheetState,
  undoStep,
  untouchedSheet,
  withoutTexts,
} from './sheet-state.ts';

/** Lines that go in one call. */
const linesOfCall = 200;

interface SheetOptions {
  rows: readonly SheetRow[];
  columns: readonly SheetColumn[];
  save: (lines: SheetLine[]) => Promise<SavedLines>;
}

/** What is typed over the lines of a spreadsheet. */
export function useSheet({ rows, columns, save }: SheetOptions) {
  const currency = useCurrency();
  const [state, setState] = useState<SheetState>(untouchedSheet);
  const [told, setTold] = useState<Told>(new Map());
  const [isSaving, setIsSaving] = useState(false);
  /** So often a save has left red cells. */
  const [refusals, setRefusals] = useState(0);
  const rowOf = useMemo(() => new Map(rows.map((row) => [row.variant_id, row])), [rows]);
  const sheet = useMemo<Sheet>(
    () => ({ texts: state.texts, told, columns, currency }),
    [state.texts, told, columns, currency],
  );

  const savedAt = (key: string): string => {
    const [variantId = '', field] = key.split(' ');
    const row = rowOf.get(variantId);
    const column = columns.find((candidate) => candidate.field === field);
    return row && column ? savedText(row, column, currency) : '';
  };

  function textAt({ row, column }: Cell): string {
    const line = rows[row];
    const place = columns[column];
    if (!line || !place) return '';
    return state.texts.get(cellKey(line.variant_id, place.field)) ?? savedText(line, place, currency);
  }

  function fill(fillings: readonly Filling[]): void {
    const changes = fillings.flatMap(({ row, column, text }) => {
      const line = rows[row];
      const place = columns[column];
      if (!line || !place) return [];
      return [{ key: cellKey(line.variant_id, place.field), before: textAt({ row, column }), after: text }];
    });
    setState(changeCells(state, changes, savedAt));
  }

  async function saveAll(): Promise<void> {
    const lines = linesToSave(rows, sheet);
    if (lines.length === 0) {
      toast.info(saySheet('save.nothing'));
      setRefusals(refusals + 1);
      return;
    }
    setIsSaving(true);
    let cells = 0;
    let problems = 0;
    try {
      for (let from = 0; from < lines.length; from += linesOfCall) {
        const batch = lines.slice(from, from + linesOfCall);
        const outcome = await save(batch);
        const saved = new Set(outcome.saved.map(({ variant_id }) => variant_id));
        const keys = batch
          .filter(({ variant_id }) => saved.has(variant_id))
          .flatMap((line) => fieldsOf(line).map((field) => cellKey(line.variant_id, field)));
        cells += keys.length;
        problems += outcome.problems.length;
        setState((before) => withoutTexts(before, keys));
        setTold((before) => toldAfter(before, keys, outcome, state.texts));
      }
      const left = problems + (state.texts.size - cells > problems ? 1 : 0);
      if (left === 0) toast.success(saySheet('save.done', { count: cells }));
      else {
        toast.warning(saySheet('save.partly', { count: cells }));
        setRefusals(refusals + 1);
      }
    } catch (error) {
      if (cells > 0) toast.error(saySheet('save.broken', { count: cells, problem: messageOf(error) }));
      else showFailure(error);
    } finally {
      setIsSaving(false);
    }
  }

  return {
    texts: state.texts,
    view: sheet,
    textAt,
    fill,
    problemAt: (row: SheetRow, column: SheetColumn) => cellProblem(row, column, sheet),
    canUndo: state.past.length > 0,
    canRedo: state.future.length > 0,
    undo: () => setState(undoStep(state, savedAt)),
    redo: () => setState(redoStep(state, savedAt)),
    isSaving,
    refusals,
    save: saveAll,
    discard: () => {
      setState(untouchedSheet);
      setTold(new Map());
    },
  };
}

export type SheetHandle = ReturnType<typeof useSheet>;

function toldAfter(
  before: Told,
  savedKeys: readonly string[],
  { problems }: SavedLines,
  texts: ReadonlyMap<string, string>,
): Told {
  const next = new Map(before);
  for (const key of savedKeys) next.delete(key);
  for (const { variant_id, field, message, current, below_reserved } of problems) {
    const key = cellKey(variant_id, field);
    const isChanged = current !== undefined;
    const takesReserved = below_reserved === true;
    next.set(key, {
      text: texts.get(key) ?? '',
      message: isChanged ? saySheet('save.meanwhile') : message,
      isNews: isChanged || takesReserved,
      takesReserved,
    });
  }
  return next;
}
