import type { CallRoute, Calls } from '@sokoni/contract/calls';
import type { Actor } from '@sokoni/rules/access/actor';
import { allows, type Role } from '@sokoni/rules/access/roles';
import { stepStart } from '@sokoni/rules/reports/report-period';
import { dayAfter } from '@sokoni/rules/wall-time';
import type { Db } from '#core/database/access/transaction.ts';
import type { Hooks } from '#core/hooks.ts';
import { dayFigures } from '#insights/reports/day-figures.ts';
import { latestLowStock } from '#inventory/purchasing/latest-low-stock.ts';
import { countUnclearPayments } from '#sales/online-payments/attempts/unclear-payments.ts';
import { newestOrders } from '#sales/orders/list/newest-orders.ts';
import { readAgeing, readOverdue } from '#sales/receivables/read-receivables.ts';
import { storeDay } from '#tenancy/stores/days/store-day.ts';
import { readOverview } from '#tenancy/stores/read-overview.ts';
import type { ShopTraffic } from './home-hooks.ts';
import { countToDo, type DaySums, findDays, findRegisters, type SoldAt } from './queries.ts';

export type HomeRoute = 'GET /marketplace/v1/stores/{id}/home' & CallRoute;
type Home = Calls[HomeRoute]['data'];

const newest = 5;
const firstLow = 5;

interface Looking {
  actor: Actor;
  userId: string;
  role: Role;
  hasInventory: boolean;
  hooks: Hooks;
  now: Date;
  /** The register whose sales are shown; undefined: those of all, and what was sold elsewhere. */
  registerId: string | undefined;
}

/** How the store stands at this moment, as far as the role sees it. */
export async function readHome(db: Db, storeId: string, looking: Looking): Promise<Home> {
  const { role, now, hasInventory, registerId } = looking;
  const { test, today, timezone } = await storeDay(db, storeId, now);
  const of = { storeId, test };
  const sold = { ...of, registerId };
  const on = (day: string) => dayFigures(db, { ...sold, day }, role);
  const { orders, ...toDo } = await countToDo(db, storeId, test);
  const seesDays = allows(role, 'seeReports');
  return {
    today,
    timezone,
    test,
    has_orders: orders > 0,
    sales: {
      today: await on(today),
      week_ago: seesDays ? await on(dayAfter(today, -7)) : null,
      behind: {
        ...{ from: today, to: today, test, sold: true },
        ...(registerId !== undefined && { register_id: registerId }),
      },
    },
    registers: await findRegisters(db, storeId),
    ...(seesDays ? await readDays(db, sold, today) : { week: null, last_week: null, last_30_days: null }),
    to_do: {
      ...toDo,
      overdue: await readOverdue(db, { ...of, today }),
      payments: allows(role, 'manageOnlinePayments') ? await countUnclearPayments(db, storeId, now) : 0,
    },
    low_stock: hasInventory ? await latestLowStock(db, storeId, firstLow) : null,
    outstanding: await readAgeing(db, { ...of, today }),
    newest: await newestOrders(db, storeId, { test, count: newest }, looking.actor),
    web: seesDays ? await readWeb(db, storeId, { day: dayAfter(today, -29), test }, looking.hooks) : null,
    set_up: allows(role, 'editStore') ? await readOverview(db, storeId, looking.hooks, now) : null,
  };
}

async function readWeb(
  db: Db,
  storeId: string,
  since: { day: string; test: boolean },
  hooks: Hooks,
): Promise<ShopTraffic | null> {
  const [read] = hooks.shopTraffic ?? [];
  return read ? read(db, storeId, since) : null;
}

async function readDays(
  db: Db,
  sold: SoldAt,
  today: string,
): Promise<Pick<Home, 'week' | 'last_week' | 'last_30_days'>> {
  const monday = stepStart(today, 'week');
  const found = new Map<string, DaySums>();
  for (const row of await findDays(db, { ...sold, from: dayAfter(today, -29), to: today }))
    found.set(row.day, row);
  const days = (from: string, count: number) =>
    Array.from({ length: count }, (_, index) => {
      const day = dayAfter(from, index);
      return found.get(day) ?? { day, orders: 0, net_sales: 0 };
    });
  return {
    week: days(monday, 7),
    last_week: days(dayAfter(monday, -7), 7),
    last_30_days: days(dayAfter(today, -29), 30),
  };
}
