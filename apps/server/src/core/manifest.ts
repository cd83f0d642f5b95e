import type { CronItem } from 'graphile-worker';
import type pg from 'pg';
import type { AreaHooks } from './hooks.ts';
import type { Downloads } from './http/downloads.ts';
import type { RouteTable } from './http/route.ts';
import type { TaskServices, TaskTable } from './jobs/tasks.ts';

/** What an area brings to the server. Areas that others extend add a line of their own (`declare module`). */
export interface Manifest {
  /** Its calls, with the guard and the handler of each. */
  routes?: Partial<RouteTable>;
  /** Files that a signed link can lead to. */
  downloads?: Downloads;
  /** What does its jobs of the queue. */
  tasks?: Partial<TaskTable>;
  /** Which of those jobs the clock of the queue starts. */
  cron?: readonly CronItem[];
  /** What the worker does every half second, over all stores: for what people wait for by the second. */
  tick?(services: TaskServices): Promise<void>;
  /** Removes what is past its use in its tables, in all stores, each hour. */
  purge?(ownerPool: pg.Pool, now: Date): Promise<void>;
  /** What it adds to the work of areas below it. */
  hooks?: AreaHooks;
}

/** Adds up from the front: the compiler follows that through any number of areas. */
type Merged<
  Manifests extends readonly unknown[],
  Part extends string,
  Sum = unknown,
> = Manifests extends readonly [infer First, ...infer Rest]
  ? Merged<Rest, Part, Sum & (First extends Record<Part, infer Table> ? Table : unknown)>
  : Sum;

/**
 * One table of what all areas bring, so that the compiler misses what none does.
 * @throws Error for a line that two of them bring
 */
export function compose<const Manifests extends readonly Manifest[], Part extends 'routes' | 'tasks'>(
  manifests: Manifests,
  part: Part,
): Merged<Manifests, Part> {
  return mergeTables(manifests.map((manifest) => manifest[part] ?? {})) as Merged<Manifests, Part>;
}

/** @throws Error for a line that stands in two of them */
export function mergeTables<Line>(tables: readonly Readonly<Record<string, Line>>[]): Record<string, Line> {
  const merged: Record<string, Line> = {};
  for (const [name, line] of tables.flatMap((table) => Object.entries(table))) {
    if (Object.hasOwn(merged, name)) throw new Error(`Two areas bring ${name}`);
    merged[name] = line;
  }
  return merged;
}
