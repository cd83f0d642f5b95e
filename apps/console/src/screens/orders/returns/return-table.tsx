import { useState } from 'react';
import type { OrderLine } from '#contract-types.ts';
import { itemName } from '#parts/products/variant-name.ts';
import { outOf } from '#screens/orders/fulfilment/open-quantities.ts';
import {
  QuantityTable,
  readQuantities,
  type TypedQuantities,
} from '#screens/orders/fulfilment/quantity-table.tsx';
import { sayOrderDialog as say } from '#sentences/orders/dialogs.ts';
import { SelectField } from '#ui/menus/select-field.tsx';

const wheres = ['shelf', 'lost'] as const;

/** A custom item, and one whose product was deleted, goes nowhere. */
function hasStock({ variant_id }: OrderLine): boolean {
  return variant_id !== null;
}

/** What comes back of an order, as it is typed, and what becomes of it. */
export function useReturns(lines: readonly OrderLine[]) {
  const [units, setQuantities] = useState<TypedQuantities>({});
  const [lost, setLost] = useState<ReadonlySet<string>>(new Set());
  // What is typed is not dropped when a colleague returns it first: the line says that none are left.
  const open = lines.filter((line) => outOf(line) > 0 || units[line.id]);
  const stocked = new Set(open.filter(hasStock).map(({ id }) => id));
  return {
    open,
    /** Stock of some of it is counted. */
    isCounted: open.some(({ track_quantity }) => track_quantity),
    units,
    setQuantities,
    lost,
    setLost,
    read() {
      const read = readQuantities(open, units, outOf);
      if (!read.ok) return read;
      return {
        ok: true as const,
        chosen: read.chosen.map((line) => ({
          ...line,
          restocked: stocked.has(line.line_id) && !lost.has(line.line_id),
        })),
      };
    },
  };
}

interface ReturnTableProps {
  returns: ReturnType<typeof useReturns>;
  problems: Readonly<Record<string, string>>;
  onType: () => void;
}

/** How many units of each line come back, and where they go. */
export function ReturnTable({ returns, problems, onType }: ReturnTableProps) {
  const { open, isCounted, units, setQuantities, lost, setLost } = returns;
  return (
    <QuantityTable
      caption={say('return.caption')}
      lines={open}
      most={outOf}
      typed={units}
      problems={problems}
      onType={(typed) => {
        onType();
        setQuantities(typed);
      }}
      {...(isCounted && {
        more: {
          header: say('return.restock'),
          width: '12rem',
          cell: (line) =>
            line.track_quantity && (
              <SelectField
                label={say('return.restockItem', { item: itemName(line.title, line.variant_name) })}
                hideLabel
                options={wheres.map((value) => ({ value, label: say(`return.${value}`) }))}
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
        },
      })}
    />
  );
}
