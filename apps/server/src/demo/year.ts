import type { Db } from '#core/database/access/transaction.ts';
import { enqueue } from '#core/database/commands/enqueue.ts';
import type { Chance } from './chance.ts';
import { atHour, midnight } from './days.ts';
import type { Person } from './people.ts';
import { restock } from './restock.ts';
import type { Story } from './scheduled-event.ts';
import { sell } from './sell.ts';
import type { Stocked } from './shelves.ts';

/** A store in the middle of its year. */
export interface Shop {
  storeId: string;
  story: Story;
  chance: Chance;
  items: readonly Stocked[];
  buyers: readonly string[];
  supplierIds: readonly string[];
  owner: Person;
  staff: readonly Person[];
  /** The end of the story. */
  now: Date;
  days: number;
}

/** Something that is to happen later: a payment, a delivery, a return. */
export interface Later {
  at: Date;
  happen: (db: Db, at: Date) => Promise<readonly Later[]>;
}

const weekMs = 7 * 24 * 3_600_000;
/** For so many weeks before the end nothing more was ordered: some shelves are low. */
const weeksWithoutOrders = 2;

/** A transaction in the store. */
export type InStore = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/**
 * Lives a store through its year, each thing at its moment. A week is one transaction: in a longer one nothing that was
 * overwritten is cleared away, and every sale is slower than the one before it. The first one fills new tables.
 */
export async function liveYear(inStore: InStore, shop: Shop): Promise<void> {
  const waiting: Later[] = [];
  for (let daysAgo = shop.days; daysAgo >= 0; daysAgo -= 7) {
    await inStore(async (db) => {
      await liveDays(db, shop, waiting, { from: daysAgo, to: Math.max(0, daysAgo - 6) });
      if (daysAgo === shop.days) await enqueue(db, 'analyze_new_tables', {});
    });
  }
}

/** @param ago how many days before the end, from the first to the last of them */
async function liveDays(
  db: Db,
  shop: Shop,
  waiting: Later[],
  ago: { from: number; to: number },
): Promise<void> {
  const { now, story, chance } = shop;
  for (let daysAgo = ago.from; daysAgo >= ago.to; daysAgo -= 1) {
    const day = midnight(now, daysAgo);
    const today: Later[] = [];
    for (let sale = salesOn(day, daysAgo, shop); sale > 0; sale -= 1) {
      const at = atHour(day, chance.between(story.opens * 60, story.closes * 60 - 1) / 60);
      today.push({ at, happen: (db, at) => sell(db, shop, at) });
    }
    const isOrderDay = day.getUTCDay() === 1 && now.getTime() - day.getTime() > weeksWithoutOrders * weekMs;
    if (isOrderDay) today.push({ at: atHour(day, story.opens), happen: (db, at) => restock(db, shop, at) });
    waiting.push(...today);
    await passDay(db, waiting, Math.min(atHour(day, 24).getTime(), now.getTime()));
  }
}

/** All that is due until then happens in its order; what follows from it may be due on the same day. */
async function passDay(db: Db, waiting: Later[], end: number): Promise<void> {
  for (;;) {
    waiting.sort((one, other) => one.at.getTime() - other.at.getTime());
    const next = waiting[0];
    if (!next || next.at.getTime() >= end) return;
    waiting.shift();
    waiting.push(...(await next.happen(db, next.at)));
  }
}

function salesOn(day: Date, daysAgo: number, { story, days, chance }: Shop): number {
  const grown = 1 + (story.growth - 1) * (1 - daysAgo / days);
  const season = (story.weekdays[day.getUTCDay()] ?? 1) * (story.months[day.getUTCMonth()] ?? 1);
  const expected = (story.salesADay * season * grown * chance.between(60, 140)) / 100;
  return Math.floor(expected) + (chance.percent((expected % 1) * 100) ? 1 : 0);
}
