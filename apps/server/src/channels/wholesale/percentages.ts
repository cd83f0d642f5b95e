import { shortPercent } from '@sokoni/rules/pricing/taxes';

/** A percentage as calls answer it: in its shortest form. */
export function percentView(kept: string | null): string | null {
  return kept === null ? null : shortPercent(kept);
}

/** A percentage as it is kept where 0 is the same as none. */
export function percentOrNone(given: string | null): string | null {
  return given === null || Number(given) === 0 ? null : given;
}
