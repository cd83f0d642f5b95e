import { toThousandths } from '@sokoni/rules/money/percent';

/** A percentage that was typed, as the wire takes it; null when nothing was, undefined for what is none. */
export function percentOf(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  const share = toThousandths(text);
  return share.ok ? String(share.value / 1000) : undefined;
}

/** Whether what was typed is nothing, or a percentage above 0. */
export function isShareOrNothing(text: string): boolean {
  const share = percentOf(text);
  return share !== undefined && share !== '0';
}
