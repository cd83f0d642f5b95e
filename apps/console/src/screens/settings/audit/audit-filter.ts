import { isCalendarDay } from '@sokoni/rules/wall-time';
import type { AuditFilter } from '#api/stores/audit.ts';

const names = ['actor_id', 'action', 'area', 'subject', 'from', 'to'] as const;
export type FilterName = (typeof names)[number];

const matches = (shape: RegExp) => (text: string) => shape.test(text);
const checks: Readonly<Record<FilterName, (text: string) => boolean>> = {
  actor_id: matches(/^(platform|[0-9a-f-]{36})$/),
  action: matches(/^[a-z_]{1,60}$/),
  area: matches(/^[a-z_]{1,40}$/),
  subject: matches(/^[a-z_]+:[0-9a-f-]{36}$/),
  from: isCalendarDay,
  to: isCalendarDay,
};

/** What narrows the log, as it stands in the address; what that cannot mean is left out. */
export function readFilter(params: URLSearchParams): AuditFilter {
  const entries = names.flatMap((name) => {
    const value = params.get(name) ?? '';
    return checks[name](value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}
