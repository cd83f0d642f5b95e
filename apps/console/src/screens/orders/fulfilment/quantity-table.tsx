import type { ReactNode } from 'react';
import type { OrderLine } from '#contract-types.ts';
import { CountInput } from '#parts/numbers/count-input.tsx';
import { countOf } from '#parts/numbers/typed-number.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { LineProduct } from '#screens/orders/lines/line-item.tsx';
import { sayOrderDialog as say } from '#sentences/orders/dialogs.ts';
import { FormError } from '#ui/fields/form-error.tsx';
import { type Column, Table } from '#ui/layout/table.tsx';
import styles from './quantity-table.module.css';

/** Units by line, as they are typed. */
export type TypedQuantities = Readonly<Record<string, string>>;

interface QuantityTableProps {
  caption: string;
  lines: readonly OrderLine[];
  /** How many units of a line can be chosen. */
  most: (line: OrderLine) => number;
  typed: TypedQuantities;
  onType: (typed: TypedQuantities) => void;
  problems: Readonly<Record<string, string>>;
  /** Another question about the units of a line. */
  more?: { header: string; width: string; cell: (line: OrderLine) => ReactNode };
}

/** How many units of each line. */
export function QuantityTable(props: QuantityTableProps) {
  const { caption, lines, most, typed, onType, problems, more } = props;
  const columns: Column<OrderLine>[] = [
    {
      header: say('quantity.item'),
      phone: 'title',
      cell: (line) => <LineProduct line={line} />,
    },
    {
      header: say('quantity.header'),
      width: '10rem',
      cell: (line) => (
        <CountInput
          label={say('quantity.label', { item: itemName(line.title, line.variant_name) })}
          hideLabel
          suffix={say('quantity.upTo', { max: most(line) })}
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

/** The chosen units, or what is wrong with them, by line and for all. */
export function readQuantities(
  lines: readonly OrderLine[],
  typed: TypedQuantities,
  most: (line: OrderLine) => number,
):
  | { ok: true; chosen: { line_id: string; quantity: number }[] }
  | { ok: false; problems: Record<string, string> } {
  const problems: Record<string, string> = {};
  const chosen = lines.flatMap((line) => {
    const text = typed[line.id] ?? '';
    const quantity = text.trim() === '' ? 0 : countOf(text);
    if (quantity === null || quantity < 0) problems[line.id] = say('quantity.whole');
    else if (quantity > most(line)) problems[line.id] = say('quantity.most', { max: most(line) });
    return quantity !== null && quantity > 0 ? [{ line_id: line.id, quantity }] : [];
  });
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return chosen.length > 0 ? { ok: true, chosen } : { ok: false, problems: { lines: say('quantity.none') } };
}
