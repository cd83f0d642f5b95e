/** What a clock on a wall shows somewhere: a day `YYYY-MM-DD` and a time `HH:MM`. */
export interface WallTime {
  readonly day: string;
  readonly time: string;
}

/** The first year of the calendar that stores plan and keep their books in, and the last. */
export const calendarYears = { first: '1900', last: '2199' } as const;

const dayMs = 24 * 60 * 60 * 1000;

/** What the clocks of a time zone show at an instant (ISO 8601). */
export function wallTimeOf(instant: string, timezone: string): WallTime {
  return shownAt(Date.parse(instant), timezone);
}

/**
 * The instant (ISO 8601, UTC) at which the clocks of a time zone show this. Of a time that they show twice it is the first;
 * a time that they skip is taken as far after the skip as it lies behind its beginning.
 * @throws RangeError for what no clock shows, such as 25:00
 */
export function instantOf({ day, time }: WallTime, timezone: string): string {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) throw new RangeError(`${day} ${time} is no time`);
  const before = asUtc - offsetAt(asUtc - dayMs, timezone);
  const after = asUtc - offsetAt(asUtc + dayMs, timezone);
  const shown = [before, after].filter((instant) => instant + offsetAt(instant, timezone) === asUtc);
  return new Date(shown.length > 0 ? Math.min(...shown) : before).toISOString();
}

/**
 * Whether a day (`YYYY-MM-DD`), or the day of an instant, is of no year that a store sold in or plans for: also a day that a
 * time zone shifts stays within what calendars and the database know.
 */
export function isBeyondCalendar(day: string): boolean {
  return day < calendarYears.first || day.slice(0, 4) > calendarYears.last;
}

/** Whether a text is a day of the calendar, `YYYY-MM-DD`: not what is half typed, `0002-11-15`, nor the 31st of a month of 30. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || isBeyondCalendar(text)) return false;
  return !Number.isNaN(Date.parse(text)) && dayAfter(text, 0) === text;
}

/** The day after, or so many days after: `('2026-02-28', 1)` is `2026-03-01`. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** By how much the clocks are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timezone: string): number {
  const { day, time } = shownAt(instant, timezone);
  // Clocks show whole minutes.
  const minute = Math.floor(instant / 60_000) * 60_000;
  return Date.parse(`${day}T${time}:00Z`) - minute;
}

function shownAt(instant: number, timezone: string): WallTime {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: timezone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: 'year' | 'month' | 'day' | 'hour' | 'minute') => parts.get(type) ?? '';
  return {
    day: `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}
