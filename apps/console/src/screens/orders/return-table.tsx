import { useState } from 'react';
import type { OrderLine } from '#api/types.ts';
import { goodName } from '#parts/good-name.ts';
import { SelectField } from '#ui/select-field.tsx';
import { outOf } from './order-pieces.ts';
import { PiecesTable, readPieces, type TypedPieces } from './pieces-table.tsx';

const wheres = [
  { value: 'shelf', label: 'Back on the shelf' },
  { value: 'lost', label: 'Lost or broken' },
];

/** What comes back of an order, as it is typed, and what becomes of it. */
export function useReturns(lines: readonly OrderLine[]) {
  const [pieces, setPieces] = useState<TypedPieces>({});
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  const open = lines.filter((line) => outOf(line) > 0);
  return {
    open,
    pieces,
    setPieces,
    lost,
    setLost,
    read() {
      const read = readPieces(open, pieces, outOf);
      if (!read.ok) return read;
      return {
        ok: true as const,
        chosen: read.chosen.map((line) => ({ ...line, restocked: !lost.has(line.line_id) })),
      };
    },
  };
}

interface ReturnTableProps {
  returns: ReturnType<typeof useReturns>;
  problems: Readonly<Record<string, string>>;
  onType: () => void;
}

/** How many pieces of each line come back, and where they go. */
export function ReturnTable({ returns, problems, onType }: ReturnTableProps) {
  const { open, pieces, setPieces, lost, setLost } = returns;
  return (
    <PiecesTable
      caption="Goods to take back"
      lines={open}
      most={outOf}
      typed={pieces}
      problems={problems}
      onType={(typed) => {
        onType();
        setPieces(typed);
      }}
      more={{
        header: 'Where they go',
        width: '12rem',
        cell: (line) => (
          <SelectField
            label={`Where ${goodName(line.title, line.variant_name)} goes`}
            hideLabel
            options={wheres}
            value={lost.has(line.id) ? 'lost' : 'shelf'}
            onChange={(where) =>
              setLost((before) => {
                const next = new Set(before);
                if (where === 'lost') next.add(line.id);
                else next.delete(line.id);
                return next;
              })
            }
          />
        ),
      }}
    />
  );
}
