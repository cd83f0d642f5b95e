import type { ReactNode } from 'react';
import type { OrderLine } from '#api/types.ts';
import { CountInput } from '#parts/count-input.tsx';
import { goodName } from '#parts/good-name.ts';
import { countOf } from '#parts/typed-number.ts';
import { FormError } from '#ui/form-error.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { LineGoods } from './line-goods.tsx';
import styles from './pieces-table.module.css';

/** Pieces by line, as they are typed. */
export type TypedPieces = Readonly<Record<string, string>>;

interface PiecesTableProps {
  caption: string;
  lines: readonly OrderLine[];
  /** How many pieces of a line can be chosen. */
  most: (line: OrderLine) => number;
  typed: TypedPieces;
  onType: (typed: TypedPieces) => void;
  problems: Readonly<Record<string, string>>;
  /** Another question about the pieces of a line. */
  more?: { header: string; width: string; cell: (line: OrderLine) => ReactNode };
}

/** How many pieces of each line. */
export function PiecesTable(props: PiecesTableProps) {
  const { caption, lines, most, typed, onType, problems, more } = props;
  const columns: Column<OrderLine>[] = [
    {
      header: 'Goods',
      phone: 'title',
      cell: (line) => <LineGoods line={line} />,
    },
    {
      header: 'Pieces',
      width: '7.5rem',
      cell: (line) => (
        <CountInput
          label={`Pieces of ${goodName(line.title, line.variant_name)}`}
          hideLabel
          suffix={`of ${most(line)}`}
          error={problems[line.id]}
          value={typed[line.id] ?? ''}
          onChange={(text) => onType({ ...typed, [line.id]: text })}
        />
      ),
    },
    ...(more ? [more] : []),
  ];
  return (
    <>
      {problems.lines && <FormError>{problems.lines}</FormError>}
      <div className={styles.choosing}>
        <Table caption={caption} columns={columns} rows={lines} rowKey={({ id }) => id} />
      </div>
    </>
  );
}

/** The chosen pieces, or what is wrong with them, by line and for all. */
export function readPieces(
  lines: readonly OrderLine[],
  typed: TypedPieces,
  most: (line: OrderLine) => number,
):
  | { ok: true; chosen: { line_id: string; quantity: number }[] }
  | { ok: false; problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const chosen = lines.flatMap((line) => {
    const text = typed[line.id] ?? '';
    const quantity = text.trim() === '' ? 0 : countOf(text);
    if (quantity === null || quantity < 0) problems[line.id] = 'Enter a whole number from 0 up';
    else if (quantity > most(line)) problems[line.id] = `At most ${most(line)}`;
    return quantity !== null && quantity > 0 ? [{ line_id: line.id, quantity }] : [];
  });
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return chosen.length > 0
    ? { ok: true, chosen }
    : { ok: false, problems: { lines: 'Choose at least one piece' } };
}
