import type { OutboxRow } from '#offline/till-database.ts';
import type { TillSetup } from '#offline/till-types.ts';

/** The set-up as it is with what happened at this till and is not in it yet, in the order in which it happened. */
export function setupWithCommands(setup: TillSetup, rows: readonly OutboxRow[]): TillSetup {
  return rows.reduce(withCommand, setup);
}

function withCommand(setup: TillSetup, row: OutboxRow): TillSetup {
  switch (row.kind) {
    case 'shift_opened': {
      const { at, cashier_id, opening_float } = row.payload;
      return {
        ...setup,
        shift: { id: row.id, opened_at: at, opened_by: namedStaff(setup, cashier_id), opening_float },
      };
    }
    case 'shift_closed':
      return setup.shift?.id === row.payload.shift_id ? { ...setup, shift: null } : setup;
    case 'sale_parked': {
      const { title, cart, at, cashier_id } = row.payload;
      const parked = {
        id: row.id,
        title,
        cart,
        parked_by: namedStaff(setup, cashier_id),
        parked_at: at,
        register_name: setup.register.name,
      };
      return { ...setup, parked: [...withoutParked(setup, row.id), parked] };
    }
    case 'parked_sale_taken':
      return { ...setup, parked: withoutParked(setup, row.payload.parked_id) };
    case 'sale':
      return row.payload.parked_id === null
        ? setup
        : { ...setup, parked: withoutParked(setup, row.payload.parked_id) };
    default:
      return setup;
  }
}

function withoutParked({ parked }: TillSetup, id: string): TillSetup['parked'] {
  return parked.filter((sale) => sale.id !== id);
}

function namedStaff({ staff }: TillSetup, id: string): { id: string; name: string } | null {
  const found = staff.find((person) => person.id === id);
  return found ? { id: found.id, name: found.name } : null;
}
