import { sayConflict } from '#sentences/frame/conflicts.ts';

/**
 * Who saved a record while it was being changed here.
 * @param name empty when nobody knows it
 */
export function savedTitle(name: string | undefined): string {
  return name ? sayConflict('saved.title', { name }) : sayConflict('saved.titleUnknown');
}
