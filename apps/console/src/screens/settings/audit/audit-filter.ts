import type { AuditFilter } from '#api/stores/audit.ts';

const names = ['actor_id', 'action', 'area', 'subject', 'from', 'to'] as const;
export type FilterName = (typeof names)[number];

const shapes: Readonly<Record<FilterName, RegExp>> = {
  actor_id: /^(platform|[0-9a-f-]{36})$/,
  action: /^[a-z_]{1,60}$/,
  area: /^[a-z_]{1,40}$/,
  subject: /^[a-z_]+:[0-9a-f-]{36}$/,
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
};

/** What narrows the log, as it stands in the address; what that cannot mean is left out. */
export function readFilter(params: URLSearchParams): AuditFilter {
  const entries = names.flatMap((name) => {
    const value = params.get(name) ?? '';
    return shapes[name].test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}
