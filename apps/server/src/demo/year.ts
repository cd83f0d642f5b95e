import type { Db } from '#platform/database/transaction.ts';
import type { Chance } from './chance.ts';
import { atHour, midnight } from './days.ts';
import type { Person } from './people.ts';
import { restock } from './restock.ts';
import { sell } from './sell.ts';
import type { Stocked } from './shelves.ts';
import type { Story } from './story.ts';

/** A store in the middle of its year. */
export interface Shop {
  storeId: string;
  story: Story;
  chance: Chance;
  goods: readonly Stocked[];
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

/** Lives a store through its year, day by day, each thing at its moment. */
export async function liveYear(db: Db, shop: Shop): Promise<void> {
  const { now, days, story, chance } = shop;
  const waiting: Later[] = [];
  for (let daysAgo = days; daysAgo >= 0; daysAgo -= 1) {
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
