const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The midnight (UTC) so many days before this moment. */
export function midnight(now: Date, daysAgo: number): Date {
  return new Date(Math.floor(now.getTime() / dayMs) * dayMs - daysAgo * dayMs);
}

/** So many days later, at a given part of an hour. */
export function later(at: Date, days: number, minutes = 0): Date {
  return new Date(at.getTime() + days * dayMs + minutes * 60_000);
}

/** The hour and minute of a day, hours as `9.5`. */
export function atHour(day: Date, hour: number): Date {
  return new Date(day.getTime() + Math.round(hour * 60) * 60_000);
}

/** `2026-11-21` */
export function dateOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
